import type { BotLevel } from '@paiju/bots';
import { expect, test } from 'vitest';
import { ladderPlot } from './ladder.ts';
import type { BotStanding } from './standings.ts';

const NOTHING = { mean: 0, low: 0, high: 0 };
const standing = (bot: BotLevel, mean: number, half: number): BotStanding => ({
  bot,
  games: 1,
  points: NOTHING,
  won: NOTHING,
  dealtIn: NOTHING,
  ready: NOTHING,
  rating: { mean, low: mean - half, high: mean + half },
});
const plot = ladderPlot('<A & B>', [standing('greedy', 1600, 20), standing('random', 1400, 40)]);

test('every bot has a dot, and its interval is a line', () => {
  expect(plot.match(/<circle/g)).toHaveLength(2);
  const lines = [...plot.matchAll(/x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)" y2="[\d.]+" stroke="#2166ac"/g)];
  const widths = lines.map(([, from, to]) => Number(to) - Number(from));
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(2, 1);
});

test('the better bot lies further right, and the title cannot break the picture', () => {
  const dots = [...plot.matchAll(/cx="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(dots[0]).toBeGreaterThan(dots[1] ?? 0);
  expect(plot).toContain('&lt;A &amp; B&gt;');
});

test('one bot alone is a picture too', () => {
  expect(ladderPlot('x', [standing('greedy', 1500, 0)])).not.toContain('NaN');
});
