import { createHash } from 'node:crypto';
import { GAMES } from '@paiju/engine';
import { expect, test } from 'vitest';
import { dailyDate, dailyResult, dailySeed } from './daily.ts';

test('the seed of a day is the same everywhere and differs by game and date', () => {
  const digest = createHash('sha256').update('paiju daily xuezhan 2026-11-16').digest('hex');
  expect(dailySeed('xuezhan', '2026-11-16')).toBe(digest);
  const others = [dailySeed('wuhan', '2026-11-16'), dailySeed('xuezhan', '2026-11-17')];
  expect(new Set([digest, ...others]).size).toBe(3);
  expect(Object.keys(GAMES)).toContain('wuhan');
});

test('the day changes at midnight UTC', () => {
  expect(dailyDate(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16');
  expect(dailyDate(Date.UTC(2026, 10, 17, 0, 0))).toBe('2026-11-17');
});

test.each([
  [[120, 90, 95, 95], 0, 1, '🥇'],
  [[90, 120, 95, 95], 0, 4, '🀫'],
  [[95, 120, 95, 90], 0, 2, '🥈'],
  [[100, 0], 0, 1, '🥇'],
  [[0, 100], 0, 2, '🀫'],
])('%j for seat %d is place %d', (points, seat, rank, medal) => {
  expect(dailyResult(points, seat)).toEqual({ rank, medal, points: points[seat] });
});
