/** Lessons are what an episode said while the record was made. */
import { readRecord } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { allAsked, Episode } from './episode.ts';
import type { Lessons } from './lessons.ts';
import { lessonsOf } from './lessons.ts';
import { recordOf } from './record.ts';
import { hashedSeed } from './seeds.ts';
import { maskOf, seenBy } from './testing/beside.ts';
import type { EnvTable } from './testing/tables.ts';
import { ENV_TABLES, somebody } from './testing/tables.ts';
import { Twin } from './testing/twin.ts';

const valuesOf = ({ fields, buffer }: Lessons, name: string, row: number): number[] => {
  const field = fields.find((one) => one.name === name);
  if (field === undefined) throw new RangeError(name);
  const columns = field.shape[1] ?? 1;
  const array = field.type === 'float64' ? Float64Array : Uint8Array;
  const size = array.BYTES_PER_ELEMENT;
  return [...new array(buffer, field.offset + row * columns * size, columns)];
};

const learnt = ({ id, spec }: EnvTable, lines: readonly string[]): ReturnType<typeof lessonsOf> => {
  const read = readRecord({ [id]: spec.game }, lines.join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return lessonsOf(spec, read.value);
};

describe.each(ENV_TABLES)('$name', (table) => {
  test('each id with its seat, mask and observation, and what it gained until its next and until the end', () => {
    const { spec, options, name } = table;
    const plan = { spec, options, seed: hashedSeed(name), lineup: allAsked(spec) };
    const [episode, twin, next] = [new Episode(plan), new Twin(plan), somebody(spec, name)];
    const said: { seat: number; id: number; mask: number[]; seen: number[]; points: number; owed: number }[] =
      [];
    for (let seat = episode.seat; seat !== null; seat = episode.seat) {
      const id = next(twin);
      const points = episode.points[seat] ?? 0;
      said.push({
        seat,
        id,
        mask: maskOf(episode),
        seen: [...seenBy(episode, seat)],
        points,
        owed: episode.owed[seat] ?? 0,
      });
      episode.act(id);
      twin.act(id);
    }
    const { lessons, problem } = learnt(table, recordOf(plan, episode.ids));
    expect(problem).toBeNull();
    expect([lessons.rows, lessons.finished]).toEqual([said.length, true]);
    for (const [row, one] of said.entries()) {
      expect(valuesOf(lessons, 'seat', row)).toEqual([one.seat]);
      expect(valuesOf(lessons, 'id', row)).toEqual([one.id]);
      expect(valuesOf(lessons, 'mask', row).flatMap((may, id) => (may === 1 ? [id] : []))).toEqual(one.mask);
      expect(valuesOf(lessons, 'observation', row)).toEqual(one.seen);
      expect(valuesOf(lessons, 'return', row)).toEqual([(episode.points[one.seat] ?? 0) - one.points]);
      const later = said.find((other, place) => place > row && other.seat === one.seat);
      expect(valuesOf(lessons, 'reward', row)).toEqual([later?.owed ?? episode.owed[one.seat]]);
    }
  });

  test('a record that stops early teaches what it has, and one that is wrong says where', () => {
    const { spec, options, name } = table;
    const plan = { spec, options, seed: hashedSeed(name), lineup: allAsked(spec) };
    const lines = recordOf(plan, new Episode(plan).ids);
    expect(learnt(table, lines).lessons).toMatchObject({ rows: 0, finished: false });
    const wrong = learnt(table, [...lines, '{"seat":0,"action":{"type":"fly"}}']);
    expect(wrong.problem).toMatchObject({ line: lines.length + 1, code: 'refused' });
  });
});
