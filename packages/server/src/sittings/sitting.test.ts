import { GAMES, readRecord, verifyRecord } from '@paiju/engine';
import { Superseded } from '@paiju/table';
import { describe, expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { matchIn } from './fold.ts';
import { BOT, EMPTY, person, TERMS } from './testing/sitters.ts';
import { opened, Page, settled, TestTable, until } from './testing/table.ts';

const DUEL = [opened(person('Ann'), person('Ben'))];
const record = (entries: readonly Entry[], match: number) => {
  const read = readRecord(GAMES, matchIn(entries, match)?.record ?? '');
  if (!read.ok) throw new Error(read.error.code);
  const verified = verifyRecord(read.value);
  return verified.ok && verified.value.finished;
};

/** Ann and Ben at their table. */
const duel = async (entries: readonly Entry[] = DUEL, firstNumber = 0) => {
  const table = new TestTable(entries, firstNumber);
  const ann = await new Page(table, 'Ann').enter();
  const ben = await new Page(table, 'Ben').enter();
  return { table, ann, ben };
};

describe('a match', () => {
  test('is begun by the host, played to its end and kept as a record that is whole', async () => {
    const { table, ann, ben } = await duel();
    await ben.does({ type: 'begin' });
    expect(ben.last('denied')).toEqual({ type: 'denied', what: 'begin', code: 'not-the-host' });
    ann.say({ type: 'begin' });
    await ann.until(() => ann.table?.phase === 'over');
    expect(ann.last('match-over')?.ranking).toEqual(ben.last('match-over')?.ranking);
    expect(record(table.entries, 1)).toBe(true);
    const steps = table.entries.flatMap((entry) => (entry.type === 'step' ? [entry.number] : []));
    expect(steps).toEqual(steps.map((_, i) => i + 1));
    expect(table.outlooks.at(-1)).toMatchObject({ card: { phase: 'over' }, guests: ['Ann', 'Ben'] });
  });

  test('gives empty chairs a bot', async () => {
    const table = new TestTable([opened(person('Ann'), EMPTY)]);
    const ann = await new Page(table, 'Ann').enter();
    ann.say({ type: 'begin' });
    await ann.until(() => ann.table?.phase === 'over');
    expect(ann.table?.chairs[1]).toEqual(BOT);
    expect(record(table.entries, 1)).toBe(true);
  });

  test('is played once more when all who are here want to', async () => {
    const { table, ann, ben } = await duel();
    await ann.does({ type: 'again' });
    expect(ann.last('denied')).toMatchObject({ code: 'no-match-yet' });
    ann.say({ type: 'begin' });
    await ann.until(() => ann.table?.phase === 'over');
    const { n } = ann;
    await ann.does({ type: 'again' });
    expect(ben.table).toMatchObject({ phase: 'over', again: [0] });
    ben.say({ type: 'again' });
    await ben.until(() => ben.table?.match === 2 && ben.table.phase === 'over');
    expect(record(table.entries, 2)).toBe(true);
    expect(ann.n).toBeGreaterThan(n);
    expect(ann.all('seated')).toHaveLength(2);
  });

  test.each([1, 20, 45])('goes on elsewhere after %i steps, and no number goes back', async (steps) => {
    const first = await duel();
    first.table.keeping = async (entry) => {
      if (entry.type === 'step' && entry.number > steps) throw new Superseded();
    };
    await first.ann.does({ type: 'begin' });
    await until(() => first.table.done.length > 0);
    expect(first.table.done).toEqual(['superseded']);
    expect([first.ann, first.ben].map((page) => page.last('stopped'))).toEqual([null, null]);

    const { table, ann } = await duel(first.table.entries, 1_000_000);
    await ann.until(() => ann.table?.phase === 'over');
    expect(record(table.entries, 1)).toBe(true);
  });
});

describe('those who look on, later than the players', () => {
  const DELAY_S = 15;
  const watched = async () => {
    const { terms, ...rest } = opened(person('Ann'), BOT);
    const table = new TestTable([{ ...rest, terms: { ...terms, watchDelayS: DELAY_S } }]);
    const ann = await new Page(table, 'Ann').enter();
    const watcher = await new Page(table, null, { as: 'watch' }).enter();
    ann.say({ type: 'begin' });
    await ann.until(() => ann.table?.phase === 'over');
    for (const match of [2, 3]) {
      ann.say({ type: 'again' });
      await ann.until(() => ann.table?.match === match && ann.table.phase === 'over');
    }
    return { table, ann, watcher };
  };
  const rankings = (page: Page) => page.all('match-over').map(({ ranking }) => ranking);

  test('see every match to its end, also where the next ones are over by then', async () => {
    const { table, ann, watcher } = await watched();
    expect(rankings(watcher)).toEqual([]);
    const late = await new Page(table, null, { as: 'watch' }).enter();
    await table.pass(1000 * DELAY_S);
    expect(rankings(ann)).toHaveLength(3);
    expect(rankings(watcher)).toEqual(rankings(ann));
    expect(rankings(late)).toEqual(rankings(ann));
    expect(watcher.all('seated')).toHaveLength(3);
  });

  test('are told nothing more once the table is let go', async () => {
    const { table, watcher } = await watched();
    await table.sitting.halt();
    expect(table.waits).toBe(0);
    const { length } = watcher.heard;
    await table.pass(1000 * DELAY_S);
    expect(watcher.heard).toHaveLength(length);
  });
});

test('a table that is let go waits for nothing, and not for those who leave it then', async () => {
  const { table, ann, ben } = await duel();
  const watcher = await new Page(table, null, { as: 'watch' }).enter();
  await ann.does({ type: 'begin' });
  await table.sitting.halt();
  for (const page of [watcher, ben, ann]) await page.leave();
  expect(table.waits).toBe(0);
});

describe('what cannot be kept', () => {
  test('has not happened: nobody is told, and the table says that it was stopped', async () => {
    const { table, ann, ben } = await duel();
    table.keeping = async (entry) => {
      if (entry.type === 'step' && entry.number === 30) throw new Error('no room');
    };
    ann.say({ type: 'begin' });
    await ben.until(() => ben.last('stopped') !== null);
    await settled();
    expect(ben.last('stopped')).toMatchObject({ step: 30 });
    expect(ben.table?.phase).toBe('stopped');
    expect(table.stopped).toHaveLength(1);
    expect(table.entries.filter(({ type }) => type === 'step')).toHaveLength(29);
  });

  test('is not told while it is being kept', async () => {
    const { table, ann, ben } = await duel();
    let kept = (): void => {};
    table.keeping = () => new Promise((resolve) => (kept = resolve));
    await ben.does({ type: 'stand' });
    expect(ann.table?.chairs[1]).toMatchObject({ is: 'person' });
    kept();
    await settled();
    expect(ann.table?.chairs[1]).toEqual(EMPTY);
    expect(ben.table?.own).toBeNull();
  });
});

describe('several pages of one person', () => {
  test('the newest plays, the others look on, and each may take over', async () => {
    const { table, ann: old } = await duel();
    await old.does({ type: 'begin' });
    const late = await new Page(table, 'Ann', { level: null }).enter();
    expect([old.last('device')?.plays, late.last('device')?.plays]).toEqual([false, true]);
    await old.does({ type: 'ready', round: 0 });
    expect(old.last('denied')).toEqual({ type: 'denied', what: 'ready', code: 'another-device-plays' });
    await old.does({ type: 'play-here' });
    expect([old.last('device')?.plays, late.last('device')?.plays]).toEqual([true, false]);
    await old.leave();
    expect(late.last('device')?.plays).toBe(true);
  });

  test('both are told every number once', async () => {
    const { table, ann } = await duel([opened(person('Ann'), BOT)]);
    const other = await new Page(table, 'Ann', { level: null }).enter();
    await ann.does({ type: 'play-here' });
    ann.say({ type: 'begin' });
    await other.until(() => other.table?.phase === 'over');
    const numbers = (page: Page) => page.heard.flatMap((one) => ('n' in one ? [one.n] : []));
    expect(numbers(ann)).toEqual([...new Set(numbers(ann))]);
    expect(numbers(other)).toEqual(numbers(ann));
  });
});

describe('who is gone', () => {
  test('is shown as gone at once, is played for after a while, and plays again on return', async () => {
    const { table, ann, ben } = await duel();
    ben.level = null;
    await ann.does({ type: 'begin' });
    await ben.leave();
    expect(ann.table?.chairs[1]).toMatchObject({ isHere: false });
    expect(ann.last('presence')?.seats[1]).toMatchObject({ is: 'away' });
    await table.pass(12_000);
    expect(ann.last('presence')?.seats[1]).toMatchObject({ is: 'stand-in' });
    ben.level = 'greedy';
    await ben.enter();
    expect(ann.last('presence')?.seats[1]).toEqual({ is: 'here' });
    await ben.until(() => ben.table?.phase === 'over');
    expect(record(table.entries, 1)).toBe(true);
  });

  test('as host of a table that waits, is followed by who is here', async () => {
    const { table, ann, ben } = await duel();
    await ann.leave();
    await table.pass(29_999);
    expect(ben.table?.host).toBe(0);
    await table.pass(1);
    expect(ben.table?.host).toBe(1);
  });

  test('stays host when they are back in time', async () => {
    const { table, ann } = await duel();
    await ann.leave();
    await table.pass(20_000);
    await ann.enter();
    await table.pass(20_000);
    expect(ann.table?.host).toBe(0);
  });

  test('with everybody else puts the table away, unless a match runs', async () => {
    const { table, ann, ben } = await duel();
    await ann.leave();
    await table.pass(120_000);
    expect(table.done).toEqual([]);
    await ben.leave();
    await table.pass(120_000);
    expect(table.done).toEqual(['idle']);
  });

  test('during a match lets bots play on for ten minutes; then it rests', async () => {
    const { table, ann, ben } = await duel();
    ann.level = null;
    ben.level = null;
    await ann.does({ type: 'begin' });
    // Whoever plays for them, it takes for ever.
    table.keeping = () => new Promise(() => {});
    await ann.leave();
    await table.pass(600_000);
    expect(table.done).toEqual([]);
    await ben.leave();
    await table.pass(599_000);
    expect(table.done).toEqual([]);
    await table.pass(1_000);
    expect(table.done).toEqual(['abandoned']);
  });
});

describe('people at a table', () => {
  test('hear what one of them says, also those who watch, but not too often', async () => {
    const { table, ann, ben } = await duel();
    const watcher = await new Page(table, null, { as: 'watch' }).enter();
    await ben.does({ type: 'emote', emote: 'hello' });
    await ben.does({ type: 'emote', emote: 'wow' });
    for (const page of [ann, ben, watcher])
      expect(page.all('said')).toEqual([{ type: 'said', seat: 1, emote: 'hello' }]);
    expect(ben.last('denied')).toMatchObject({ what: 'emote', code: 'slow-down' });
    await table.pass(1_500);
    await ben.does({ type: 'emote', emote: 'wow' });
    expect(ann.all('said')).toHaveLength(2);
    await watcher.does({ type: 'emote', emote: 'hello' });
    expect(watcher.last('denied')).toMatchObject({ what: 'emote', code: 'not-seated' });
  });

  test('have another host when the host says so', async () => {
    const { ann, ben } = await duel();
    await ann.does({ type: 'pass-host', seat: 1 });
    expect(ben.table?.host).toBe(1);
  });
});

describe('a watcher', () => {
  test('is not told the code to join, and may change nothing', async () => {
    const { table, ann } = await duel();
    const watcher = await new Page(table, 'Cai', { as: 'watch' }).enter();
    expect(watcher.table).toMatchObject({ joinCode: null, watchCode: 'WATCHING', own: null });
    await table.pass(1_000);
    expect(ann.table).toMatchObject({ joinCode: 'JOIN', watchers: 1 });
    await watcher.does({ type: 'sit', seat: 1 });
    expect(watcher.last('denied')).toMatchObject({ what: 'sit', code: 'not-seated' });
    await watcher.does({ type: 'ready', round: 0 });
    expect(watcher.last('denied')).toMatchObject({ what: 'ready', code: 'not-seated' });
  });
});

describe('how many watch', () => {
  test('is told to everybody once a second, however many come and go, and to each who comes at once', async () => {
    const { table, ann } = await duel();
    ann.heard = [];
    const come = (): Promise<Page> => new Page(table, null, { as: 'watch' }).enter();
    const [first, second, third] = [await come(), await come(), await come()];
    expect([first, second, third].map((page) => page.table?.watchers)).toEqual([1, 2, 3]);
    await first.leave();
    await table.pass(999);
    expect(ann.all('table')).toEqual([]);
    await table.pass(1);
    expect([ann, second].map((page) => page.all('table').map(({ watchers }) => watchers))).toEqual([
      [2],
      [2, 2],
    ]);
    await table.pass(60_000);
    expect(ann.all('table')).toHaveLength(1);
  });

  test('is told with whatever else of the table changes, and not once more', async () => {
    const { table, ann, ben } = await duel();
    await new Page(table, null, { as: 'watch' }).enter();
    ann.heard = [];
    await ben.does({ type: 'stand' });
    expect(ann.all('table').map(({ watchers }) => watchers)).toEqual([2]);
    await table.pass(60_000);
    expect(ann.all('table')).toHaveLength(1);
  });
});

test('another page of somebody who is here is no news for the others', async () => {
  const { table, ann, ben } = await duel();
  ben.heard = [];
  const other = await new Page(table, 'Ann').enter();
  await other.leave();
  await table.pass(60_000);
  expect(ben.all('table')).toEqual([]);
  await ann.leave();
  expect(ben.table?.chairs[0]).toMatchObject({ isHere: false });
});

describe('what a watcher sees', () => {
  test('comes later, by as much as the table says', async () => {
    const table = new TestTable([
      { ...opened(person('Ann'), BOT), terms: { ...TERMS, clock: 'none', watchDelayS: 60 } },
    ]);
    const ann = await new Page(table, 'Ann', { level: null }).enter();
    const watcher = await new Page(table, null, { as: 'watch' }).enter();
    await ann.does({ type: 'begin' });
    expect(ann.last('told')).not.toBeNull();
    await table.pass(59_999);
    expect(watcher.last('told')).toBeNull();
    await table.pass(1);
    expect(watcher.last('seated')?.seat).toBeNull();
    expect(watcher.last('told')).not.toBeNull();
  });
});

describe('the clock', () => {
  test('runs on while a table is taken over', async () => {
    const entry: Entry = { ...opened(person('Ann'), BOT), terms: { ...TERMS, clock: 'normal' } };
    const first = new TestTable([entry]);
    const ann = await new Page(first, 'Ann', { level: null }).enter();
    await ann.does({ type: 'begin' });
    const before = ann.last('asked');
    const later = new TestTable(first.entries, 1_000_000, 4_000);
    const again = await new Page(later, 'Ann', { level: null }).enter();
    const after = again.last('asked');
    expect(after?.question).toBe(before?.question);
    expect(after?.clock).toEqual({ ...before?.clock, msLeft: (before?.clock?.msLeft ?? 0) - 4_000 });
  });
});

describe('in the middle of a match', () => {
  test('who stands up is replaced, and may sit down again', async () => {
    const { table, ann, ben } = await duel();
    ann.level = null;
    await ann.does({ type: 'begin' });
    await ben.does({ type: 'stand' });
    expect(ann.table?.chairs[1]).toEqual(BOT);
    await ben.does({ type: 'sit', seat: 1 });
    expect(ben.table?.own).toBe(1);
    ann.level = 'greedy';
    await ann.enter(0);
    await ben.until(() => ben.table?.phase === 'over');
    expect(record(table.entries, 1)).toBe(true);
  });

  test('who was left out is told how things stand', async () => {
    const { table, ann } = await duel();
    await ann.does({ type: 'begin' });
    ann.heard = [];
    table.sitting.catchUp(ann);
    expect(ann.heard.map(({ type }) => type)).toEqual(expect.arrayContaining(['table', 'seated', 'told']));
  });
});
