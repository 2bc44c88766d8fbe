/** A match that is over, as its entries have it: then everything in it may be known. */
import { GAMES, Match, readRecord, replay } from '@paiju/engine';
import type { PlayedMatch } from '@paiju/protocol';
import type { PlayedMatches } from '../store/playedMatches.ts';
import { entriesOf } from './entrySchema.ts';
import { matchIn } from './fold.ts';

/** Null where there is none of this number, or it is not over. */
export const finishedMatch = async (
  matches: Pick<PlayedMatches, 'find' | 'entriesOf'>,
  sitting: string,
  number: number,
): Promise<PlayedMatch | null> => {
  const played = await matches.find(sitting, number);
  if (played === null) return null;
  const kept = matchIn(entriesOf(await matches.entriesOf(played)), number);
  const record = readRecord(GAMES, kept?.record ?? '');
  if (kept === null || !record.ok) throw new Error('a match was kept that cannot be read');
  const match = new Match(record.value.game, record.value.terms);
  for (const _ of replay(record.value, match));
  return { record: kept.record, ranking: match.ranking };
};
