/** Batches of every game: every row is what its own episode, beside its twin, would say; seeds, saving and refusals. */
import { describe, expect, test } from 'vitest';
import type { BatchPlan } from './batch.ts';
import { Batch, NOBODY } from './batch.ts';
import { allAsked, Episode } from './episode.ts';
import { BYTES, bytesOf } from './fields.ts';
import { recordOf } from './record.ts';
import { hashedSeed, matchSeed } from './seeds.ts';
import { maskOf } from './testing/beside.ts';
import type { EnvTable } from './testing/tables.ts';
import { ENV_TABLES, somebody } from './testing/tables.ts';
import { Twin } from './testing/twin.ts';

const ROWS = 2;

const planOf = ({ spec, options, name }: EnvTable, changes: Partial<BatchPlan> = {}): BatchPlan => ({
  spec,
  options,
  seed: hashedSeed(name),
  lineup: allAsked(spec),
  rows: ROWS,
  privileged: false,
  autoReset: true,
  ...changes,
});

/** The slow way: one twin a row, and the next one where it is over. */
class SlowRow {
  readonly #plan: BatchPlan;
  readonly #pick: (twin: Twin) => number;
  match: number;
  twin: Twin;

  constructor(plan: BatchPlan, row: number) {
    this.#plan = plan;
    this.#pick = somebody(plan.spec, `row ${row}`);
    this.match = row + 1;
    this.twin = this.#begin();
  }

  get nextId(): number {
    return this.#pick(this.twin);
  }

  /** What the step brought in the match it was made in. */
  step(id: number): {
    readonly points: number[];
    readonly moved: number[];
    readonly owed: number[];
    readonly done: number;
  } {
    this.twin.act(id);
    const { points, moved, owed, match } = this.twin;
    if (match.isOver) {
      this.match += this.#plan.rows;
      this.twin = this.#begin();
    }
    return { points, moved, owed, done: match.isOver ? 1 : 0 };
  }

  #begin(): Twin {
    return new Twin({ ...this.#plan, seed: matchSeed(this.#plan.seed, this.match) });
  }
}

const rowOf = (batch: Batch, name: Parameters<Batch['values']>[0], row: number): number[] => {
  const values = batch.values(name);
  const columns = values.length / batch.plan.rows;
  return [...values.subarray(row * columns, (row + 1) * columns)];
};

const checkAsked = (batch: Batch, slow: SlowRow, row: number): void => {
  const seat = slow.twin.seat ?? -1;
  expect(rowOf(batch, 'match', row)).toEqual([slow.match]);
  expect(rowOf(batch, 'seat', row)).toEqual([seat]);
  expect(rowOf(batch, 'reward', row)).toEqual([slow.twin.owed[seat]]);
  expect(rowOf(batch, 'mask', row).flatMap((may, id) => (may === 1 ? [id] : []))).toEqual(slow.twin.nextIds);
  expect(rowOf(batch, 'observation', row)).toEqual([...slow.twin.observe(seat)]);
};

const STEPS = 170;

test.each(ENV_TABLES)('$name: the buffer is what slow rows say, across the ends of matches', (table) => {
  const plan = planOf(table);
  const batch = new Batch(plan);
  const slow = Array.from({ length: ROWS }, (_, row) => new SlowRow(plan, row));
  for (let step = 0; step < STEPS; step++) {
    for (const [row, one] of slow.entries()) checkAsked(batch, one, row);
    const ids = slow.map(({ nextId }) => nextId);
    batch.step(ids);
    for (const [row, one] of slow.entries()) {
      const told = one.step(ids[row] ?? -1);
      expect(rowOf(batch, 'points', row)).toEqual(told.points);
      expect(rowOf(batch, 'moved', row)).toEqual(told.moved);
      expect(rowOf(batch, 'owed', row)).toEqual(told.owed);
      expect(rowOf(batch, 'done', row)).toEqual([told.done]);
      const best = rowOf(batch, 'rank', row)[told.points.indexOf(Math.max(...told.points))];
      expect(best).toBe(told.done);
    }
  }
  expect(Math.max(...batch.values('match'))).toBeGreaterThan(table.id === 'haiyuki' ? 0 : ROWS);
});

/** The first id that may be named in each row, or the last. */
const anyIds = (batch: Batch, step: number): number[] =>
  Array.from({ length: batch.plan.rows }, (_, row) => {
    const legal = maskOf(batch.episode(row));
    return legal[(step * 7 + row) % legal.length] ?? -1;
  });

describe.each(ENV_TABLES.filter(({ name }) => /bury3|koukou|rulebook/.test(name)))('$name', (table) => {
  test('the same seed gives the same bytes, another one others', () => {
    const [one, two] = [new Batch(planOf(table)), new Batch(planOf(table, { seed: hashedSeed('other') }))];
    expect(new Uint8Array(two.buffer)).not.toEqual(new Uint8Array(one.buffer));
    for (let step = 0; step < 40; step++) two.step(anyIds(two, step));
    two.reset(hashedSeed(table.name));
    for (let step = 0; step < 40; step++) {
      expect(new Uint8Array(two.buffer)).toEqual(new Uint8Array(one.buffer));
      const ids = anyIds(one, step);
      one.step(ids);
      two.step(ids);
    }
  });

  test('a saved match goes on elsewhere as it would have here, bots included', () => {
    const lineup = allAsked(table.spec).map((_, seat) => (seat === 0 ? null : 'random'));
    const plan = planOf(table, { rows: 1, privileged: true, lineup });
    const [here, there] = [new Batch(plan), new Batch({ ...plan, seed: hashedSeed('elsewhere') })];
    for (let step = 0; step < 25; step++) here.step(anyIds(here, step));
    there.restore(0, JSON.parse(JSON.stringify(here.save(0))));
    for (const name of ['observation', 'mask', 'privileged', 'seat', 'points', 'owed', 'match'] as const)
      expect(there.values(name)).toEqual(here.values(name));
    for (let step = 25; here.values('done')[0] === 0; step++) {
      const ids = anyIds(here, step);
      here.step(ids);
      there.step(ids);
      for (const name of ['points', 'moved', 'done', 'rank'] as const)
        expect(there.values(name)).toEqual(here.values(name));
    }
    expect(() => there.restore(0, { ...here.save(0), name: 'mahjong-v0' })).toThrow(RangeError);
  });

  test('where one id may not be named, no row changes', () => {
    const batch = new Batch(planOf(table));
    const before = new Uint8Array(batch.buffer).slice();
    const good = anyIds(batch, 0);
    const illegal = rowOf(batch, 'mask', 1).indexOf(0);
    for (const bad of [illegal, -1, 0.5, Number.NaN, 1e9, table.spec.codec.size])
      expect(() => batch.step([...good.slice(0, 1), bad])).toThrow(/row 1/);
    expect(() => batch.step(good.slice(1))).toThrow(/1 ids/);
    expect(new Uint8Array(batch.buffer)).toEqual(before);
    expect(() => new Batch(planOf(table, { rows: 0 }))).toThrow(RangeError);
    expect(() => batch.values('privileged')).toThrow(/no privileged/);
  });

  test('without automatic resets a row waits where its match is over, and seats can still look', () => {
    const batch = new Batch(planOf(table, { rows: 1, autoReset: false }));
    for (let step = 0; batch.values('done')[0] === 0; step++) batch.step(anyIds(batch, step));
    expect(rowOf(batch, 'seat', 0)).toEqual([NOBODY]);
    expect(Math.max(...batch.values('mask'))).toBe(0);
    expect(rowOf(batch, 'match', 0)).toEqual([1]);
    const over = batch.episode(0);
    expect(over.isOver).toBe(true);
    expect(() => batch.step([0])).toThrow(RangeError);
    batch.begin(0);
    expect(rowOf(batch, 'match', 0)).toEqual([2]);
    expect(rowOf(batch, 'done', 0)).toEqual([0]);
    expect(batch.episode(0).plan.seed).toBe(matchSeed(hashedSeed(table.name), 2));
  });

  test('a row that waits takes nobody as its id and begins its next match, while others go on', () => {
    const batch = new Batch(planOf(table, { autoReset: false }));
    const goOn = (step: number): number[] =>
      anyIds(batch, step).map((id, row) => (batch.values('seat')[row] === NOBODY ? NOBODY : id));
    let step = 0;
    while (!batch.values('seat').includes(NOBODY)) batch.step(goOn(step++));
    const row = batch.values('seat').indexOf(NOBODY);
    const other = batch.episode(1 - row);
    const named = other.ids.length;
    expect(() => batch.step([NOBODY, NOBODY])).toThrow(RangeError);
    expect(batch.values('match')[row]).toBe(row + 1);
    batch.step(goOn(step));
    expect(batch.values('match')[row]).toBe(row + 1 + ROWS);
    expect(batch.values('seat')[row]).not.toBe(NOBODY);
    expect(other.ids.length).toBe(named + 1);
  });

  test('fields lie one behind the other, each where its values may lie', () => {
    const batch = new Batch(planOf(table, { rows: 5, privileged: true }));
    let end = 0;
    for (const { offset, shape, type } of batch.fields) {
      expect(offset).toBe(end);
      expect(offset % BYTES[type]).toBe(0);
      end += shape.reduce((size, each) => size * each, BYTES[type]);
    }
    expect(bytesOf(batch.fields)).toBe(end);
    expect(batch.buffer.byteLength).toBe(end);
  });

  test('the record written from ids is the one a table would have kept', () => {
    const { spec, options, name } = table;
    const lineup = allAsked(spec).map((_, seat) => (seat === 1 ? 'random' : null));
    const plan = { spec, options, seed: hashedSeed(name), lineup };
    const twin = new Twin(plan);
    const episode = new Episode(plan);
    const next = somebody(spec, name);
    while (episode.seat !== null) {
      const id = next(twin);
      twin.act(id);
      episode.act(id);
    }
    expect(recordOf(plan, episode.ids)).toEqual(twin.record);
    expect(recordOf(plan, episode.ids.slice(0, 30)).length).toBeLessThan(twin.record.length);
  });
});
