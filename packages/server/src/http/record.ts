/** The record of a match, once it is over: then everything in it may be known. */
import { GAMES, Match, readRecord, replay } from '@paiju/engine';
import type { PlayedMatch, TableCard } from '@paiju/protocol';
import { entriesOf } from '../sittings/entrySchema.ts';
import { matchIn } from '../sittings/fold.ts';
import type { Store } from '../store/store.ts';
import { Problem } from './problem.ts';

export const playedMatch = async (
  store: Store,
  card: TableCard,
  sitting: string,
  number: number,
): Promise<PlayedMatch> => {
  const played = await store.played.find(sitting, number);
  if (played === null) throw new Problem(isRunning(card, number) ? 'match-runs' : 'no-such-match');
  const kept = matchIn(entriesOf(await store.played.entriesOf(played)), number);
  const record = readRecord(GAMES, kept?.record ?? '');
  if (kept === null || !record.ok) throw new Error('a match was kept that cannot be read');
  const match = new Match(record.value.game, record.value.terms);
  for (const _ of replay(record.value, match));
  return { record: kept.record, ranking: match.ranking };
};

const isRunning = ({ phase, match }: TableCard, number: number): boolean =>
  match === number && (phase === 'playing' || phase === 'stopped');
