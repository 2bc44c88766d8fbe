import { expect, test } from 'vitest';
import { heldOf, small } from './places.ts';

const HAND = ['1m', '1m!', '2m', '1m', '9p!'].map((text, place) => ({
  code: text.replace('!', ''),
  isOut: text.endsWith('!'),
  place,
}));

// [which tiles are meant, their places in a hand of which two stand out]
test.each<[string, readonly string[], readonly number[]]>([
  ['the one that stands out', ['1m'], [1]],
  ['then the others, each once', ['1m', '1m', '1m'], [1, 0, 3]],
  ['one that does not', ['2m'], [2]],
  ['no more than there are', ['2m', '2m', '9p'], [2, 4]],
  ['none that is not held', ['5s'], []],
])('%s', (_, codes, places) => {
  expect(heldOf(HAND, codes).map(({ place }) => place)).toEqual(places);
});

test('a tile lies in the middle of a large place, and is no larger than a small one', () => {
  const place = { left: 100, top: 200, width: 300, height: 87 };
  expect(small(place)).toEqual({ left: 236, top: 225, width: 28, height: 37 });
  expect(small(place, { width: 400, height: 20 })).toEqual({ left: 100, top: 233.5, width: 300, height: 20 });
});
