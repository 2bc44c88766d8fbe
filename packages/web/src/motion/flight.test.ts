import { expect, test } from 'vitest';
import { flightFrom } from './flight.ts';
import { flightMs } from './pace.ts';
import { rolledTo } from './useRolling.ts';

test('a flight begins where the tile was, as large as it was there', () => {
  const source = { left: 100, top: 500, width: 60, height: 80 };
  const target = { left: 300, top: 200, width: 30, height: 40 };
  expect(flightFrom(source, target)).toBe('translate(-185px, 320px) scale(2)');
  expect(flightFrom(source, source)).toBe('translate(0px, 0px) scale(1)');
});

test('nothing moves for whoever wants less motion, or has turned it off', () => {
  expect([flightMs('normal', false), flightMs('fast', false), flightMs('off', false)]).toEqual([250, 120, 0]);
  expect(flightMs('normal', true)).toBe(0);
});

test('a number rolls from the old one to the new one', () => {
  expect([rolledTo(1000, 0, 0), rolledTo(1000, 0, 1), rolledTo(1000, 0, 2)]).toEqual([1000, 0, 0]);
  expect(rolledTo(1000, 0, 0.5)).toBeLessThan(500);
});
