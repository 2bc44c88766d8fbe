import { BOT_LEVELS } from '@paiju/bots';
import { GAME_IDS, OUTLINES } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { Ladder } from './ladder.ts';
import { loadLadder } from './ladder.ts';
import { digitsOf, rungsOf } from './rungs.ts';

const around = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half });
const TABLE = { game: 'xuezhan', preset: 'bury3' } as const;
const LADDER: Ladder = {
  steps: [
    { ...TABLE, level: 'novice', below: 'random', ahead: around(5, 1) },
    { ...TABLE, preset: 'sichuan', level: 'greedy', below: 'novice', ahead: around(9, 1) },
  ],
  ratings: [
    {
      ...TABLE,
      rated: [
        { level: 'random', ...around(1400, 10) },
        { level: 'novice', ...around(1600, 10) },
      ],
    },
  ],
};

test('every level is there, the strongest first, with what is known of it at this table', () => {
  const rungs = rungsOf(LADDER, 'xuezhan', 'bury3');
  expect(rungs.map(({ level }) => level)).toEqual(BOT_LEVELS.slice(1).toReversed());
  expect(rungs.at(-1)).toMatchObject({ level: 'random', rating: { mean: 1400 }, step: null });
  expect(rungs.at(-2)).toMatchObject({ level: 'novice', rating: { mean: 1600 }, step: { below: 'random' } });
  expect(rungs.at(-3)).toEqual({ level: 'greedy', rating: null, step: null });
});

test('another table knows nothing of it', () =>
  expect(rungsOf(LADDER, 'wuhan', 'koukou').every(({ rating }) => rating === null)).toBe(true));

test.each([
  [0.44, 2],
  [2.4, 1],
  [137, 0],
])('an interval of ± %s is worth %s digits', (half, digits) =>
  expect(digitsOf(around(3, half))).toBe(digits),
);

test('what was measured is of tables that there are', async () => {
  const { steps, ratings } = await loadLadder();
  for (const { game, preset } of [...steps, ...ratings]) {
    expect(GAME_IDS).toContain(game);
    expect(Object.keys(OUTLINES[game].options.presets)).toContain(preset);
  }
});
