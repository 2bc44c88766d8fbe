/** Tables that the server has opened: they begin by themselves, for those they were opened for. */
import { describe, expect, test } from 'vitest';
import type { Entry, Made } from './entries.ts';
import { readEntry } from './entrySchema.ts';
import { BOT, person } from './testing/sitters.ts';
import { opened, Page, settled, TestTable } from './testing/table.ts';

const [anna, ben] = [person('Anna'), person('Ben')];
const SEED = 'ab'.repeat(32);
const DAILY: Made = { for: 'daily', day: '2026-11-19', seed: SEED };
/** Fifteen seconds from the first moment of a test's table. */
const QUICK: Made = { for: 'quick', startsBy: 1_015_000, level: 'novice' };

const tableFor = (made: Made, ...chairs: Parameters<typeof opened>): TestTable =>
  new TestTable([{ ...opened(...chairs), made }]);
const typesOf = ({ entries }: TestTable): string[] => entries.map(({ type }) => type);
const silent = { level: null } as const;

describe('a quick match', () => {
  test('begins when everybody has come', async () => {
    const table = tableFor(QUICK, anna, ben);
    const page = await new Page(table, 'Anna', silent).enter();
    expect(page.table).toMatchObject({ phase: 'waiting', host: null, made: 'quick', startsInMs: 15_000 });
    await new Page(table, 'Ben', silent).enter();
    expect(page.table).toMatchObject({ phase: 'playing', match: 1 });
    expect(page.table?.startsInMs).toBeUndefined();
    expect(typesOf(table).filter((type) => type === 'began')).toEqual(['began']);
  });

  test('begins with bots for those who have not come in time, and not before', async () => {
    const table = tableFor(QUICK, anna, ben);
    const page = await new Page(table, 'Anna', silent).enter();
    await table.pass(14_000);
    expect(page.table?.phase).toBe('waiting');
    await table.pass(1_000);
    expect(page.table).toMatchObject({ phase: 'playing', chairs: [{}, { is: 'bot', level: 'novice' }] });
    const late = await new Page(table, 'Ben', silent).enter();
    await late.does({ type: 'sit', seat: 1 });
    expect(late.table?.own).toBe(1);
  });

  test('does not begin while nobody is there, and at once for who comes late', async () => {
    const table = tableFor(QUICK, anna, ben);
    await table.pass(60_000);
    expect(typesOf(table)).toEqual(['opened']);
    const page = await new Page(table, 'Ben', silent).enter();
    await settled();
    expect(page.table).toMatchObject({ phase: 'playing', chairs: [{ is: 'bot' }, { is: 'person' }] });
  });

  test('waits anew when somebody goes away before the others have come', async () => {
    const table = tableFor(QUICK, anna, ben);
    const page = await new Page(table, 'Anna', silent).enter();
    await page.leave();
    await table.pass(15_000);
    expect(typesOf(table)).toEqual(['opened', 'promised']);
  });

  test('is for those it was opened for', async () => {
    const table = tableFor(QUICK, anna, BOT);
    await new Page(table, 'Anna', silent).enter();
    const other = await new Page(table, 'Ben', silent).enter();
    await other.does({ type: 'sit', seat: 1 });
    expect(other.last('denied')).toMatchObject({ what: 'sit', code: 'not-for-you' });
    expect(other.table?.own).toBeNull();
  });

  test.each(['begin', 'stand'] as const)('has no host who could say %s for others', async (type) => {
    const table = tableFor(QUICK, anna, ben);
    const page = await new Page(table, 'Anna', silent).enter();
    await page.does({ type: 'empty-chair', seat: 1 });
    expect(page.last('denied')).toMatchObject({ what: 'empty-chair', code: 'not-the-host' });
    await page.does({ type });
    expect(page.table?.phase).toBe('waiting');
    expect(page.table?.chairs[1]).toMatchObject({ is: 'person', name: 'Ben' });
  });

  test('goes on from its entries', async () => {
    const entries: Entry[] = [{ ...opened(anna, ben), made: QUICK }];
    expect(entries.map((entry) => readEntry(JSON.parse(JSON.stringify(entry))))).toEqual(
      entries.map((value) => ({ ok: true, value })),
    );
    const table = new TestTable(entries, 0, 20_000);
    const page = await new Page(table, 'Anna', silent).enter();
    expect(page.table?.phase).toBe('playing');
  });
});

describe('the deal of the day', () => {
  test('is dealt from its seed, as soon as the one it is for is there', async () => {
    const table = tableFor(DAILY, anna, BOT);
    const page = await new Page(table, 'Anna', silent).enter();
    expect(page.table).toMatchObject({ phase: 'playing', made: 'daily' });
    const began = table.entries.find(({ type }) => type === 'began');
    expect(began).toMatchObject({ header: expect.stringContaining(SEED) });
    expect(JSON.stringify(page.heard)).not.toContain(SEED);
  });

  test.each([null, 'Ben'])('is seen by nobody else: %s', async (name) => {
    const table = tableFor(DAILY, anna, BOT);
    await new Page(table, 'Anna', silent).enter();
    const other = await new Page(table, name, { ...silent, as: 'watch' }).enter();
    expect(other.heard).toEqual([{ type: 'denied', what: 'enter', code: 'not-for-you' }]);
    expect(other.closed).toBe('refused');
  });

  test('waits for whoever went away: no bot plays it for them', async () => {
    const table = tableFor(DAILY, anna, BOT);
    const page = await new Page(table, 'Anna', silent).enter();
    const steps = table.entries.length;
    await page.leave();
    await table.pass(60_000);
    expect(table.entries.length).toBe(steps);
  });

  test('is played once', async () => {
    const table = tableFor(DAILY, anna, BOT);
    const page = await new Page(table, 'Anna').enter();
    await page.until(() => page.table?.phase === 'over');
    await page.does({ type: 'again' });
    expect(page.last('denied')).toMatchObject({ what: 'again', code: 'played-once' });
    expect(typesOf(table).filter((type) => type === 'began')).toHaveLength(1);
  });
});
