/** The record of a match, once it is over. */
import type { PlayedMatch, TableCard } from '@paiju/protocol';
import { finishedMatch } from '../sittings/finishedMatch.ts';
import type { Store } from '../store/store.ts';
import { Problem } from './problem.ts';

export const playedMatch = async (
  store: Store,
  card: TableCard,
  sitting: string,
  number: number,
): Promise<PlayedMatch> => {
  const finished = await finishedMatch(store.played, sitting, number);
  if (finished === null) throw new Problem(isRunning(card, number) ? 'match-runs' : 'no-such-match');
  return finished;
};

const isRunning = ({ phase, match }: TableCard, number: number): boolean =>
  match === number && (phase === 'playing' || phase === 'stopped');
