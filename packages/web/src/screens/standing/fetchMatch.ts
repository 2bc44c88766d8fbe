/** A match of the history with everything in it: fetched from the server, and put among one's own games. */
import type { OwnMatch } from '@paiju/protocol';
import type { Answered } from '../../online/answered.ts';
import { api } from '../../online/api.ts';
import type { Lineup } from '../../play/messages.ts';
import { games } from '../../store/games.ts';
import { matchId } from '../records/matchId.ts';

/** Whose game it is: whoever else sat there has a level, if only that of the bot that would sit in. */
const companyOf = ({ seats }: OwnMatch): Lineup =>
  seats.map(({ isYou, level }) => (isYou ? null : ((level ?? 'expert') as Lineup[number])));

/** Answers with its name there. */
export const fetchMatch = async (match: OwnMatch, code: string): Answered<string> => {
  const { number, endedAt } = match;
  const id = matchId(code, number);
  if ((await games.meta(id))?.isFinished) return { ok: true, value: id };
  const played = await api.match(code, number);
  if (!played.ok) return played;
  // Only whoever wants a match needs what checks it.
  const { importText } = await import('../records/importRecord.ts');
  const imported = await importText(played.value.record, {
    ...{ id, company: companyOf(match), begun: endedAt },
  });
  return imported.ok ? { ok: true, value: id } : { ok: false, error: { code: 'failed' } };
};
