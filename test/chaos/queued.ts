/** Holds what the queue did for quick matches against what its people were told: nobody seated twice, nobody left in it, every match rated. */
import type { Store } from '../../packages/server/src/store/store.ts';
import type { Seeker } from './seeker.ts';

const SEATED = `
SELECT s.join_code AS code FROM sitting s JOIN entry e ON e.sitting = s.id AND e.n = 1
WHERE e.body -> 'made' ->> 'for' = 'quick'
  AND e.body -> 'chairs' @> jsonb_build_array(jsonb_build_object('name', $1::text))`;

const WAITING = `
SELECT count(*)::int AS rows FROM seeker s JOIN guest g ON g.id = s.guest WHERE g.name = $1 AND s.sitting IS NULL`;

const UNRATED = `
SELECT s.join_code AS code, p.number FROM played p JOIN sitting s ON s.id = p.sitting
LEFT JOIN reckoned r ON r.sitting = p.sitting AND r.number = p.number
WHERE s.join_code = ANY($1) AND r.turn IS NULL`;

/** After everything was rated. */
export const queuedOnce = async (
  { database }: Pick<Store, 'database'>,
  seekers: readonly Seeker[],
): Promise<readonly string[]> => {
  const breaks = seekers.flatMap((seeker) => seeker.breaks);
  for (const { identity, sat } of seekers) {
    const { name } = identity;
    const seated = (await database.query<{ code: string }>(SEATED, [name])).map(({ code }) => code);
    if (seated.length !== sat.size || seated.some((code) => !sat.has(code)))
      breaks.push(`${name} was told of ${[...sat.keys()].join(' ')}, and seated at ${seated.join(' ')}`);
    const [waiting] = await database.query<{ rows: number }>(WAITING, [name]);
    if (waiting?.rows !== 0) breaks.push(`${name} still waits in the queue`);
  }
  const codes = [...new Set(seekers.flatMap(({ sat }) => [...sat.keys()]))];
  const unrated = await database.query<{ code: string; number: number }>(UNRATED, [codes]);
  return [
    ...breaks,
    ...unrated.map(({ code, number }) => `quick match ${number} at ${code} was played and not rated`),
  ];
};
