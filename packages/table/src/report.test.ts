import type { MatchTerms } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from './log.ts';
import { Table } from './table.ts';
import { never, noTime } from './testing/clock.ts';
import type { DealText } from './testing/deal.ts';
import { dealt, PRESETS, seeded } from './testing/deal.ts';
import { eager, entriesOf, four, keptLog, portOf, scripted } from './testing/ports.ts';

/** Seat 0 puts down 5p; seats 1 and 2 wait for it. */
const FIVE_DOTS: DealText = {
  hands: [
    '159s 5p 789m 12m 22p 88p 3p',
    '147s 123m 456m 789m 5p',
    '258s 123m 456m 99p 46p',
    '369s 3344m 1p 66p 77p 9p',
  ],
};

/** Seat 1 has three 5p or two; seat 0 puts one down, and seat 2 waits for it. */
const kongDeal = (fives: string, front = ''): DealText => ({
  hands: [
    '159s 5p 789m 12m 22p 88p 3p',
    `147s ${fives} 11m 44m 9m 8m 7m ${fives === '55p' ? '1p' : ''}`,
    '258s 123m 456m 99p 46p',
    '369s 2233m 1p 66p 77p 9p',
  ],
  front,
});

const BURY = ['bury 1s5s9s', 'bury 1s4s7s', 'bury 2s5s8s', 'bury 3s6s9s'];

/** Plays a deal by scripts, each seat burying first, and gives the log. */
const logOf = async (terms: MatchTerms, scripts: readonly (readonly string[])[]): Promise<LogEntry[]> => {
  const log = keptLog();
  const seats = four((seat) => scripted(BURY[seat] ?? '', ...(scripts[seat] ?? [])));
  const table = new Table(
    GAMES.xuezhan,
    terms,
    { seats, log, wait: never, now: noTime },
    { clock: null, holdMs: 0 },
  );
  await table.run();
  expect(log.errors).toEqual([]);
  return log.infos;
};

const wins = async (...args: Parameters<typeof logOf>) => entriesOf(await logOf(...args), 'won');
const kongs = async (...args: Parameters<typeof logOf>) => entriesOf(await logOf(...args), 'kong');

describe('FR-012, X-15.7 the log tells of every win', () => {
  test('two seats win on one discard: each with its own fan, changes and the running points', async () => {
    expect((await wins(dealt(FIVE_DOTS), [['discard 5p'], ['win'], ['win'], []])).slice(0, 2)).toEqual([
      {
        code: 'won',
        seat: 1,
        kind: 'discard',
        from: 0,
        tile: '5p',
        fan: 2,
        fans: [
          ['base', 1],
          ['menqing', 1],
        ],
        changes: [-2, 2, 0, 0],
        points: [98, 102, 100, 100],
      },
      {
        code: 'won',
        seat: 2,
        kind: 'discard',
        from: 0,
        tile: '5p',
        fan: 2,
        fans: [
          ['base', 1],
          ['menqing', 1],
        ],
        changes: [-2, 0, 2, 0],
        points: [96, 102, 102, 100],
      },
    ]);
  });

  test('a self-drawn win: everybody pays', async () => {
    const terms = dealt({ ...FIVE_DOTS, front: '5p' });
    expect((await wins(terms, [['discard 3p'], ['win'], [], []]))[0]).toMatchObject({
      seat: 1,
      kind: 'self-draw',
      from: null,
      tile: '5p',
      changes: [-8, 24, -8, -8],
      points: [92, 124, 92, 92],
    });
  });

  test('a robbed kong', async () => {
    const terms = dealt(kongDeal('55p', '1s 1s 2s 5p'), { robbing: true });
    // Seat 2 could win on the discard already and lets it go; the second time it does not.
    const scripts = [['discard 5p'], ['pung 5p', 'discard 1p', 'kong 5p'], ['then win'], []];
    expect((await wins(terms, scripts))[0]).toMatchObject({
      seat: 2,
      kind: 'robbed-kong',
      from: 1,
      tile: '5p',
      fan: 3,
      changes: [0, -3, 3, 0],
    });
  });

  test('the dealer’s opening win where winners leave names no tile', async () => {
    const hands = [
      '159s 123m 456m 789m 55p',
      '147s 33m 88p 1199p 66p',
      '258s 2244p 66m 99m 88m',
      '369s 33p 77m 44m 77p 11m',
    ];
    const [win] = await wins(dealt({ hands }, { afterWin: 'leave' }), [['win'], [], [], []]);
    expect(win).toMatchObject({ seat: 0, kind: 'self-draw', tile: null, from: null });
  });
});

describe('FR-012 the log tells of every kong', () => {
  test('claimed: the discarder pays', async () => {
    expect((await kongs(dealt(kongDeal('555p')), [['discard 5p'], ['kong 5p'], [], []]))[0]).toEqual({
      code: 'kong',
      seat: 1,
      kind: 'claimed',
      from: 0,
      tile: '5p',
      changes: [-2, 2, 0, 0],
      points: [98, 102, 100, 100],
    });
  });

  test('added: everybody pays', async () => {
    const terms = dealt(kongDeal('55p', '1s 1s 2s 5p'));
    const scripts = [['discard 5p'], ['pung 5p', 'discard 1p', 'kong 5p'], ['pass'], []];
    expect((await kongs(terms, scripts))[0]).toMatchObject({
      seat: 1,
      kind: 'added',
      changes: [-1, 3, -1, -1],
    });
  });

  test('concealed: its tile is told only where everybody may know it', async () => {
    const { hands } = kongDeal('555p');
    const others = hands.map((hand) => hand.replace(' 5p ', ' 4p '));
    const deal = (shown: boolean): MatchTerms =>
      dealt({ hands: others, front: '5p' }, { showConcealedKong: shown });
    const scripts = [['discard 3p'], ['kong 5p'], [], []];
    expect((await kongs(deal(true), scripts))[0]).toMatchObject({
      kind: 'concealed',
      from: null,
      tile: '5p',
    });
    const [hidden] = await kongs(deal(false), scripts);
    expect(hidden).toMatchObject({ kind: 'concealed', tile: null, changes: [-1, 3, -1, -1] });
  });
});

test('FR-012 the changes in the log add up to the points at the end', async () => {
  for (const [, options] of PRESETS) {
    const log = keptLog();
    const ports = { seats: four(() => portOf(eager)), log, wait: never, now: noTime };
    const table = new Table(GAMES.xuezhan, seeded({ ...options, deals: 3 }, 31), ports, {
      clock: null,
      holdMs: 0,
    });
    await table.run();
    const paid = log.infos.filter((entry) => 'changes' in entry);
    const totals = four((seat) =>
      paid.reduce((sum, { changes }) => sum + (changes[seat] ?? 0), table.match.startPoints),
    );
    expect(totals).toEqual(table.match.balances);
    expect(paid.at(-1)?.points).toEqual(table.match.balances);
    // Nothing but codes, seats and numbers: no hand, no wall.
    expect(JSON.stringify(log.infos)).not.toMatch(/hand|wall"|concealed"?:|drew/);
  }
});
