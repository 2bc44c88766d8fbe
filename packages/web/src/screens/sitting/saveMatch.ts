/** A match that is over, with everything in it: fetched from the server, and put among one's own games. */
import type { TableNow } from '@paiju/protocol';
import { pageGame } from '../../games/index.ts';
import type { Answered } from '../../online/answered.ts';
import { api } from '../../online/api.ts';
import type { GameShown } from '../../play/client.ts';
import type { Lineup } from '../../play/messages.ts';
import { games } from '../../store/games.ts';
import { matchId } from '../records/matchId.ts';

/** Whose game it is: whoever else sat there has a level, if only that of the bot that would sit in. */
const companyOf = ({ chairs, own }: TableNow): Lineup =>
  chairs.map((chair, seat) =>
    seat === own ? null : chair.is === 'bot' ? (chair.level as Lineup[number]) : 'expert',
  );

export const saveMatch = async (
  code: string,
  table: TableNow,
  { players, now }: GameShown,
): Answered<string> => {
  const { match, terms, watchCode } = table;
  const id = matchId(watchCode, match);
  if ((await games.meta(id))?.isFinished) return { ok: true, value: id };
  const played = await api.match(code, match);
  if (!played.ok) return played;
  const { record, ranking } = played.value;
  const { personal } = pageGame(terms.ruleset);
  const isPreset = Object.keys(terms.changes).every((name) => personal.has(name));
  const meta = {
    id,
    ruleset: terms.ruleset,
    preset: isPreset ? terms.preset : null,
    begun: Date.now(),
    changed: Date.now(),
    players,
    company: companyOf(table),
    points: now?.points ?? ranking.toSorted((a, b) => a.seat - b.seat).map(({ points }) => points),
    isFinished: true,
    daily: null,
    part: null,
  };
  const lines = record.split('\n').filter((line) => line !== '');
  await games.write(meta, lines, true);
  return { ok: true, value: id };
};
