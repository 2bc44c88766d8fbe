import { describe, expect, test } from 'vitest';
import type { Entry, Sitter } from '../sittings/entries.ts';
import { readEntry } from '../sittings/entrySchema.ts';
import { BOT, EMPTY, person, TERMS } from '../sittings/testing/sitters.ts';
import { Page, TestTable, until } from '../sittings/testing/table.ts';
import type { Measured } from './measure.ts';
import { measure } from './measure.ts';

const opened: Entry = {
  type: 'opened',
  terms: { ...TERMS, rated: true },
  chairs: [person('Ann'), person('Ben')],
};
const began = (match: number): Entry => ({ type: 'began', match, header: '' });
const over = (match: number): Entry => ({ type: 'over', match });
const chair = (seat: number, sitter: Sitter): Entry => ({ type: 'chairs', changes: [{ seat, sitter }] });
type By = 'seat' | 'clock' | 'stand-in';
const step = (at: number, seat?: number, by: By = 'seat', match = 1): Entry => ({
  ...{ type: 'step', match, number: at, lines: [], reserves: null, at: at * 1000 },
  ...(seat === undefined ? {} : { acted: { seat, by } }),
});

const NOTHING = { decisions: 0, byClock: 0, byStandIn: 0, awayMs: 0, hasLeft: false, others: 1 };
const [ANN, BEN] = [
  { ...NOTHING, guest: 'Ann' },
  { ...NOTHING, guest: 'Ben' },
];

describe('of what was kept', () => {
  test.each<[string, Entry[], Measured[]]>([
    ['before a match nothing is measured', [], []],
    [
      'everybody who plays is, with what they decide',
      [began(1), step(1), step(2, 0), step(3, 1), step(4, 1)],
      [
        { ...ANN, decisions: 1 },
        { ...BEN, decisions: 2 },
      ],
    ],
    ['entries of earlier times do not say who acted', [began(1), step(1), step(2), over(1)], [ANN, BEN]],
    [
      'the clock and stand-ins are counted, and the time that those played',
      [
        began(1),
        step(1),
        step(2, 1, 'clock'),
        step(3, 0),
        step(8, 1, 'stand-in'),
        step(9, 0),
        step(11, 1, 'stand-in'),
        step(20, 1),
      ],
      [
        { ...ANN, decisions: 2 },
        { ...BEN, decisions: 4, byClock: 1, byStandIn: 2, awayMs: 7_000 },
      ],
    ],
    [
      'who stands up has left, and what the bot does is nobody’s',
      [began(1), step(1, 1), chair(1, BOT), step(2, 1)],
      [ANN, { ...BEN, decisions: 1, hasLeft: true }],
    ],
    [
      'who comes back has not',
      [began(1), chair(1, BOT), step(1, 1), chair(1, person('Ben')), step(2, 1)],
      [ANN, { ...BEN, decisions: 1 }],
    ],
    [
      'another who takes the chair does not excuse them',
      [began(1), chair(1, BOT), chair(1, person('Cai')), step(2, 1), over(1)],
      [
        { ...ANN, others: 2 },
        { ...BEN, hasLeft: true, others: 2 },
        { ...NOTHING, guest: 'Cai', decisions: 1, others: 2 },
      ],
    ],
    [
      'who stands up once it is over may',
      [began(1), step(1, 1), over(1), chair(1, EMPTY)],
      [ANN, { ...BEN, decisions: 1 }],
    ],
    ['who stands up before it begins may', [chair(1, BOT), began(1)], [{ ...ANN, others: 0 }]],
    [
      'another match is another matter',
      [began(1), step(1, 0), over(1), began(2), step(2, 0, 'clock', 2)],
      [{ ...ANN, decisions: 1 }, BEN],
    ],
  ])('%s', (_, entries, measured) => {
    expect(measure([opened, ...entries], 1)).toEqual(measured);
  });

  test('the second match is measured by itself', () => {
    const entries = [
      opened,
      began(1),
      chair(1, BOT),
      over(1),
      chair(1, person('Ben')),
      began(2),
      step(1, 1, 'clock', 2),
    ];
    expect(measure(entries, 2)).toEqual([ANN, { ...BEN, decisions: 1, byClock: 1 }]);
  });
});

test('a table keeps what it takes: late answers, stand-ins and who stands up', async () => {
  const table = new TestTable([{ ...opened, terms: { ...TERMS, rated: true, clock: 'quick' } }]);
  const ann = await new Page(table, 'Ann').enter();
  const ben = await new Page(table, 'Ben', { level: null }).enter();
  await ann.does({ type: 'begin' });
  const ofBen = () => measure(table.entries, 1).find(({ guest }) => guest === 'Ben') ?? ANN;
  for (let n = 0; n < 50 && ofBen().byClock < 2; n++) await table.pass(27_000);
  expect(ofBen()).toMatchObject({ byClock: 2, decisions: 2, byStandIn: 0, awayMs: 0 });
  // The match waits for Ann, so that it is not over too soon.
  ann.level = null;
  await ben.leave();
  for (let n = 0; n < 20 && ofBen().byStandIn === 0; n++) await table.pass(12_000);
  await until(() => ofBen().byStandIn > 0);
  expect(ofBen().awayMs).toBeGreaterThanOrEqual(12_000);
  ben.level = 'greedy';
  await ben.enter();
  ben.say({ type: 'stand' });
  await until(() => ofBen().hasLeft);
  ann.level = 'greedy';
  await ann.enter(0);
  await ann.until(() => ann.table?.phase === 'over');
  expect(table.changes).toEqual([
    [1, false],
    [1, true],
  ]);
  for (const entry of table.entries) expect(readEntry(structuredClone(entry)).ok).toBe(true);
});
