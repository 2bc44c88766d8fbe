import { at, tilesOf } from '@paiju/engine';
import { expect, test } from 'vitest';
import { outlineOf } from '../game/outlineOf.ts';
import { saying } from '../words/say.ts';
import { wordsIn } from '../words/testing/words.ts';
import { drawing, drawnPieces } from './drawn.ts';
import { tileName } from './names.ts';

const t = wordsIn('en');
const tile = at(tilesOf(outlineOf('xuezhan').tiles, '5p'), 0);
const sentence = (words: typeof t): string =>
  saying(words)('telling:discarded', { who: 'Lin', tile: tileName(words, 'xuezhan', tile) });

test('a tile in a sentence is drawn, and has its words for whoever does not see it', () => {
  const pieces = drawnPieces(sentence(drawing(t)));
  expect(pieces.find(({ type }) => type === 'tiles')).toEqual({
    type: 'tiles',
    codes: ['5p'],
    words: '5 of dots',
  });
  expect(pieces.map(({ words }) => words).join('')).toBe(sentence(t));
});

test('a sentence without tiles is words', () => {
  expect(drawnPieces('Lin passes.')).toEqual([{ type: 'words', words: 'Lin passes.' }]);
  expect(drawnPieces('')).toEqual([]);
});

test('whoever does not ask for it gets words alone', () => {
  expect(drawnPieces(sentence(t))).toHaveLength(1);
});
