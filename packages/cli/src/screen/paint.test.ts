import { expect, test } from 'vitest';
import type { Paint } from './paint.ts';
import { Painter, SUIT_PALETTE } from './paint.ts';

const tagged: Paint = (format, text) => `<${[format].flat().join('+')} ${text}>`;
const painter = new Painter(tagged, SUIT_PALETTE);

test.each([
  ['Lin discarded 5p.', 'Lin discarded <cyan 5p>.'],
  ['123m 5p 99s', '<red 123m> <cyan 5p> <green 99s>'],
  ['wild 6p, +77z', 'wild <cyan 6p>, +<magenta 77z>'],
  ['(5p) [6s] #5555m', '<dim (5p)> <bold+inverse [6s]> #<red 5555m>'],
  ['10 points, a1m, 5pm, 300ms', '10 points, a1m, 5pm, 300ms'],
])('%s', (line, painted) => expect(painter.tiles(line)).toBe(painted));

test('tiles of one suit can fade', () => {
  expect(painter.tiles('1m 2p', 'm')).toBe('<dim 1m> <cyan 2p>');
});

test('the line of a win stands out as a whole', () => {
  expect(painter.news('★ Lin won: 5p')).toBe('<bold+yellow ★ Lin won: 5p>');
  expect(painter.news('Lin drew 5p')).toBe('Lin drew <cyan 5p>');
});
