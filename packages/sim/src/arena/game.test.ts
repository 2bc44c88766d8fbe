import type { Bot } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import { GAMES, seedOf } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { ArenaGame } from './game.ts';
import { playArenaGame } from './game.ts';

const hex = (number: number): string => number.toString(16).padStart(64, '0');
const gameOf = (
  game: (typeof GAMES)[keyof typeof GAMES],
  seating: ArenaGame['seating'],
  seed = 1,
): ArenaGame => {
  const { presets, defaultPreset } = game.rules.options;
  return {
    options: presets[defaultPreset] as object,
    seating,
    seed: seedOf(hex(seed)),
    botSeed: seedOf(hex(seed + 1000)),
  };
};

describe.each(Object.values(GAMES).map((game) => [game.rules.id, game] as const))('%s', (_, game) => {
  const seating = Array.from({ length: game.rules.seats }, () => 'greedy' as const);
  const results = Array.from({ length: 12 }, (_, seed) => playArenaGame(game, gameOf(game, seating, seed)));

  test('the same seeds play the same game', () => {
    expect(playArenaGame(game, gameOf(game, seating, 3))).toEqual(results[3]);
  });

  test('what the seats win and lose adds up, and no count exceeds the rounds', () => {
    for (const { seats, rounds, faults } of results) {
      expect(faults).toBe(0);
      expect(rounds).toBeGreaterThan(0);
      for (const seat of seats)
        for (const count of [seat.won, seat.dealtIn, seat.ready]) {
          expect(count).toBeGreaterThanOrEqual(0);
          expect(count).toBeLessThanOrEqual(rounds);
        }
    }
  });

  test('in a dozen games somebody wins, somebody deals in and somebody is ready', () => {
    const all = results.flatMap(({ seats }) => seats);
    for (const key of ['won', 'dealtIn', 'ready'] as const)
      expect(all.reduce((sum, seat) => sum + seat[key], 0)).toBeGreaterThan(0);
  });
});

/** A bot that asks for what is not legal, and every other time throws. */
const troublesome = (): Bot => {
  let asked = 0;
  return {
    choose: () => {
      asked += 1;
      if (asked % 2 === 0) throw new Error('my hand was 1m');
      return { type: 'no such thing' };
    },
  };
};

test('a bot that throws or asks for what is not legal does the default, and the game goes on', () => {
  const game = GAMES.xuezhan;
  const { faults, seats } = playArenaGame(
    game,
    gameOf(game, ['first', 'greedy', 'greedy', 'greedy']),
    (level, seat) => (level === 'first' ? troublesome() : createBot(level, seat)),
  );
  expect(faults).toBeGreaterThan(4);
  expect(seats.reduce((sum, { points }) => sum + points, 0)).toBe(0);
});
