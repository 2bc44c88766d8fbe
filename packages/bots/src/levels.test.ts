import { GAMES, linesAfter } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { BotLevel } from './levels.ts';
import { BOT_LEVELS, createBot } from './levels.ts';
import { gains, playMatch, seedNumber, TABLES, winsIn } from './testing/match.ts';

const seeds = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const MIXED_GAMES = seeds(120);
const PAIRED_GAMES = seeds(30);
/** A few seconds on a machine that has nothing else to do. */
const SLOW = 120_000;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, own) => total + own, 0) / numbers.length;
const recordOf = (...args: Parameters<typeof playMatch>): string[] => {
  const match = playMatch(...args);
  return match.history.flatMap((moment) => linesAfter(match, moment));
};
const legal = ['a', 'b', 'c', 'd', 'e'].map((type) => ({ type }));

/** What greedy bots reach at least: points a seat and round against random ones, and wins a round among themselves. */
const GOALS: Readonly<Record<string, { readonly margin: number; readonly wins: number }>> = {
  // Measured: 5.3, 2.8 and 7.2 points in bury3, sichuan and xueliu.
  xuezhan: { margin: 2, wins: 2.5 },
  // Measured: 280 and 185 points in koukou and kaikou; a round has one winner at most, and nearly always one.
  wuhan: { margin: 100, wins: 0.9 },
};

describe.each(TABLES)('in %s', (_, table) => {
  const goals = GOALS[table.game.rules.id];

  test(
    'no bot ever does what is not allowed',
    () => {
      // `playMatch` throws at the first refusal. Every level meets every other and sits in every seat.
      for (const seed of MIXED_GAMES) {
        const levels = [0, 1, 2, 3].map(
          (seat): BotLevel => BOT_LEVELS[(seat + seed) % BOT_LEVELS.length] ?? 'first',
        );
        expect(playMatch(table, seed, levels).isOver).toBe(true);
      }
    },
    SLOW,
  );

  test('the same seed gives the same game', () => {
    const levels: BotLevel[] = ['greedy', 'random', 'random', 'greedy'];
    expect(recordOf(table, 7, levels)).toEqual(recordOf(table, 7, levels));
    expect(recordOf(table, 7, levels)).not.toEqual(recordOf(table, 8, levels));
  });

  test(
    'greedy beats random on the same tiles',
    () => {
      // Each wall is played twice with the seats changed over, so that the luck of the deal cancels out.
      const margin = PAIRED_GAMES.map((seed) => {
        const [a = 0, , c = 0] = gains(playMatch(table, seed, ['greedy', 'random', 'greedy', 'random']));
        const [, b = 0, , d = 0] = gains(playMatch(table, seed, ['random', 'greedy', 'random', 'greedy']));
        return (a + b + c + d) / 4;
      });
      expect(mean(margin)).toBeGreaterThan(goals?.margin ?? Number.NaN);
    },
    SLOW,
  );

  test(
    'four greedy bots win often',
    () => {
      const wins = PAIRED_GAMES.map((seed) =>
        winsIn(playMatch(table, seed, ['greedy', 'greedy', 'greedy', 'greedy'])),
      );
      expect(mean(wins)).toBeGreaterThan(goals?.wins ?? Number.NaN);
    },
    SLOW,
  );
});

test('X-17.1 greedy plays every number of sets with every opening, and with everything hidden', () => {
  const { presets } = GAMES.xuezhan.rules.options;
  for (const sets of [3, 4] as const)
    for (const opening of ['bury', 'exchange', 'declare'] as const) {
      const hidden = { showConcealedKong: false, showWinningHand: false, showBuried: opening !== 'bury' };
      const loose = { voidMelds: true, kongAfterPung: true, afterWin: 'leave' };
      const options = { ...presets.bury3, sets, opening, ...hidden, ...loose };
      const table = { game: GAMES.xuezhan, options };
      for (const seed of seeds(10))
        expect(playMatch(table, seed, ['greedy', 'random', 'greedy', 'greedy']).isOver).toBe(true);
    }
});

test.each([
  { minimum: 64, openings: 'once' },
  { minimum: 1, addedKongKeepsOpening: false, passedWin: 'barred' },
  { wallRemainder: 14, showConcealedKong: true, deals: 3 },
])(
  'W-14.1 greedy plays Wuhan with %j',
  (changes) => {
    const options = { ...GAMES.wuhan.rules.options.presets.koukou, ...changes };
    for (const seed of seeds(8))
      expect(
        playMatch({ game: GAMES.wuhan, options }, seed, ['greedy', 'random', 'greedy', 'greedy']).isOver,
      ).toBe(true);
  },
  SLOW,
);

describe('levels', () => {
  const seat = { seed: seedNumber(1), seat: 0, ruleset: 'xuezhan' };

  test('first takes the first legal action', () => {
    expect(createBot('first', seat).choose({}, legal)).toBe(legal[0]);
  });

  test('random takes every legal action about equally often', () => {
    const bot = createBot('random', seat);
    const counts = new Map(legal.map((action) => [action, 0]));
    for (let i = 0; i < 5000; i++) {
      const action = bot.choose({}, legal) as (typeof legal)[number];
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('random bots of one game draw different numbers', () => {
    const choices = [0, 1, 2, 3].map((own) => {
      const bot = createBot('random', { ...seat, seat: own });
      return Array.from({ length: 20 }, () => bot.choose({}, legal).type).join('');
    });
    expect(new Set(choices).size).toBe(4);
  });

  test('first and random play every game, greedy only those it knows', () => {
    const elsewhere = { ...seat, ruleset: 'constructor' };
    expect(createBot('first', elsewhere).choose({}, legal)).toBe(legal[0]);
    expect(legal).toContain(createBot('random', elsewhere).choose({}, legal));
    expect(() => createBot('greedy', elsewhere)).toThrow(RangeError);
  });

  test.each(BOT_LEVELS)('%s says so when there is nothing to choose', (level) => {
    expect(() => createBot(level, seat).choose({}, [])).toThrow(RangeError);
  });
});
