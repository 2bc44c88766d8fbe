/** Which screen of a table somebody is at. */
import type { TableNow } from '@paiju/protocol';

export type Place = 'join' | 'room' | 'table';

interface Looks {
  /** Has chosen to look on. */
  readonly isWatching: boolean;
  /** Has gone from the end of a match to the chairs. */
  readonly isAtChairs: boolean;
  /** Something has been told of a match. */
  readonly hasGame: boolean;
}

export const placeOf = (
  { own, joinCode, phase }: Pick<TableNow, 'own' | 'joinCode' | 'phase'>,
  { isWatching, isAtChairs, hasGame }: Looks,
): Place => {
  // Whoever came by the code to watch watches.
  if (own === null && joinCode !== null && !isWatching) return 'join';
  if (phase === 'playing') return 'table';
  return phase !== 'waiting' && hasGame && !isAtChairs ? 'table' : 'room';
};
