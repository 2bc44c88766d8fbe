/** What of the round has been settled, and whether its sheet is wanted now. */
import { useState } from 'react';
import type { GameAtTable } from '../../games/shared/game.ts';
import type { GameShown, Happening } from '../../play/client.ts';
import { hasActedSince, settledIn } from '../../settlement/settled.ts';

export interface Ending {
  readonly settled: readonly Happening[];
  /** The one whose sheet is looked at. */
  readonly happening: Happening | null;
  readonly isOpen: boolean;
  readonly isClosed: boolean;
  /** It waits to be asked for: a sheet would hide the rivers while the round goes on. */
  readonly isFolded: boolean;
  readonly isEnd: boolean;
  readonly isRoundOver: boolean;
  readonly ranking: GameShown['ranking'];
  choose(number: number): void;
  close(): void;
  reopen(): void;
  unfold(): void;
}

interface Looked {
  /** The number of the last happening that can be seen on the table. */
  readonly seen: number;
  /** There is a column for a sheet. */
  readonly isWide: boolean;
}

export const useEnding = (
  { isBound }: Pick<GameAtTable, 'isBound'>,
  { past, seat, ...shown }: GameShown,
  { seen, isWide }: Looked,
): Ending => {
  const isAllSeen = seen >= (past.at(-1)?.number ?? 0);
  const isRoundOver = shown.isRoundOver && isAllSeen;
  const ranking = isAllSeen ? shown.ranking : null;
  const isEnd = isRoundOver || ranking !== null;
  const settled = settledIn(past, seen);
  const latest = settled.at(-1) ?? null;
  // Null: the latest. A number: the one somebody chose. What was closed stays closed until something new is settled.
  const [chosen, setChosen] = useState<number | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const number = latest?.number ?? null;
  const isOpen =
    latest !== null &&
    closed !== number &&
    (isEnd || seat === null || !hasActedSince(past, latest, { seat, isBound }));
  return {
    settled,
    happening: settled.find((each) => each.number === chosen) ?? latest,
    isOpen,
    isClosed: latest !== null && !isOpen,
    isFolded: isOpen && !isEnd && !isWide && unfolded !== number,
    isEnd,
    isRoundOver,
    ranking,
    choose: setChosen,
    close: () => {
      setClosed(number);
      setChosen(null);
    },
    reopen: () => setClosed(null),
    unfold: () => setUnfolded(number),
  };
};
