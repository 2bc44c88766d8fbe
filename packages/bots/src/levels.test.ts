import type { GameId } from '@paiju/engine';
import { GAME_IDS, GAMES, linesAfter } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { BotLevel } from './gameBots.ts';
import { ADVISER_LEVELS, BOT_LEVELS } from './gameBots.ts';
import { createAdviser, createBot } from './levels.ts';
import type { Table } from './testing/match.ts';
import { gains, playMatch, seedNumber, TABLES, winsIn } from './testing/match.ts';

const seeds = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const MIXED_GAMES = seeds(24);
const PAIRED_GAMES = seeds(30);
/** Only what hangs is stopped. */
const SLOW = 600_000;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0) / numbers.length;
const recordOf = (...args: Parameters<typeof playMatch>): string[] => {
  const match = playMatch(...args);
  return match.history.flatMap((moment) => linesAfter(match, moment));
};
const legal = ['a', 'b', 'c', 'd', 'e'].map((type) => ({ type }));

/** What greedy bots reach at least: how many points a seat they end a match before random ones, and wins among themselves. */
const GOALS = {
  // Measured: 10.6, 5.6 and 14.4 points in bury3, sichuan and xueliu.
  xuezhan: { margin: 4, wins: 2.5 },
  // Measured: 560 and 370 points in koukou and kaikou; a round has one winner at most, and nearly always one.
  wuhan: { margin: 200, wins: 0.9 },
  // Measured: about 7,000 hit points; a match has three rounds, or goes on to the last hit point.
  haiyuki: { margin: 4000, wins: 1.5 },
} satisfies Readonly<Record<GameId, { readonly margin: number; readonly wins: number }>>;

/** The levels in turn, one for each seat. */
const seated = ({ game }: Table, ...levels: BotLevel[]): BotLevel[] =>
  Array.from({ length: game.rules.seats }, (_, seat) => levels[seat % levels.length] ?? 'first');

describe.each(TABLES)('in %s', (_, table, id) => {
  const goals = GOALS[id];

  test(
    'no bot ever does what is not allowed',
    () => {
      // `playMatch` throws at the first refusal. Every level meets every other and sits in every seat.
      for (const seed of MIXED_GAMES) {
        // Seat by seat another step through the levels: with a fixed one, some would never meet.
        const step = 1 + Math.floor(seed / BOT_LEVELS.length);
        const levels = seated(table, 'first').map(
          (first, seat) => BOT_LEVELS[(seed + seat * step) % BOT_LEVELS.length] ?? first,
        );
        expect(playMatch(table, seed, levels).isOver).toBe(true);
      }
    },
    SLOW,
  );

  test('the same seed gives the same game', () => {
    const levels = seated(table, 'greedy', 'random');
    expect(recordOf(table, 7, levels)).toEqual(recordOf(table, 7, levels));
    expect(recordOf(table, 7, levels)).not.toEqual(recordOf(table, 8, levels));
  });

  test(
    'greedy beats random on the same tiles',
    () => {
      // Each wall is played twice with the seats changed over, so that the luck of the deal cancels out.
      const margin = PAIRED_GAMES.map((seed) => {
        const even = gains(playMatch(table, seed, seated(table, 'greedy', 'random')));
        const odd = gains(playMatch(table, seed, seated(table, 'random', 'greedy')));
        const leads = even.map((each, seat) => (seat % 2 === 0 ? 1 : -1) * (each - (odd[seat] ?? 0)));
        return mean(leads);
      });
      expect(mean(margin)).toBeGreaterThan(goals.margin);
    },
    SLOW,
  );

  test(
    'greedy bots among themselves win often',
    () => {
      const wins = PAIRED_GAMES.map((seed) => winsIn(playMatch(table, seed, seated(table, 'greedy'))));
      expect(mean(wins)).toBeGreaterThan(goals.wins);
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
  { cap: null, stacking: 'double', bigSelfDraw: 'double', bigDiscard: 'double' },
])(
  'W-14.1 every level plays Wuhan with %j',
  (changes) => {
    const options = { ...GAMES.wuhan.rules.options.presets.koukou, ...changes };
    for (const seed of seeds(8))
      expect(
        playMatch({ game: GAMES.wuhan, options }, seed, ['greedy', 'random', 'novice', 'expert']).isOver,
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
    const choices = [0, 1, 2, 3].map((each) => {
      const bot = createBot('random', { ...seat, seat: each });
      return Array.from({ length: 20 }, () => bot.choose({}, legal).type).join('');
    });
    expect(new Set(choices).size).toBe(4);
  });

  test.each(BOT_LEVELS)('%s plays every game there is and no other', (level) => {
    for (const ruleset of GAME_IDS) expect(createBot(level, { ...seat, ruleset })).toHaveProperty('choose');
    for (const ruleset of ['', 'fourth', 'constructor'])
      expect(() => createBot(level, { ...seat, ruleset })).toThrow(RangeError);
  });

  test.each(['', 'genius', 'constructor'])('no bot plays the level "%s"', (level) => {
    for (const ruleset of GAME_IDS)
      expect(() => createBot(level as BotLevel, { ...seat, ruleset })).toThrow(/^there is no bot of level/);
  });

  test('an adviser plays as its level does, where the level has reasons to give', () => {
    expect(createAdviser('expert', seat)).toBe(createBot('expert', seat));
    for (const level of ADVISER_LEVELS) {
      for (const ruleset of GAME_IDS)
        expect(createAdviser(level, { ...seat, ruleset })).toHaveProperty('weigh');
      expect(() => createAdviser(level, { ...seat, ruleset: 'fourth' })).toThrow(RangeError);
    }
  });

  test.each(BOT_LEVELS)('%s says so when there is nothing to choose', (level) => {
    for (const ruleset of GAME_IDS)
      expect(() => createBot(level, { ...seat, ruleset }).choose({}, []), ruleset).toThrow(RangeError);
  });
});
