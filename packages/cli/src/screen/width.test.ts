import { expect, test } from 'vitest';
import { clipped, padded, widthOf, wrapped } from './width.ts';

test('Chinese characters are two columns wide', () => {
  expect(widthOf('base 基本胡 1')).toBe(13);
  expect(padded('万', 4)).toBe('万  ');
});

test('what is too wide is cut with a mark', () => {
  expect(clipped('abcdef', 6)).toBe('abcdef');
  expect(clipped('abcdef', 4)).toBe('abc…');
  expect(clipped('万万万', 4)).toBe('万…');
});

test('lines are broken at spaces and keep their indent', () => {
  expect(wrapped('  aa bb cc dd', 7)).toEqual(['  aa bb', '      cc', '      dd']);
  expect(wrapped('short', 80)).toEqual(['short']);
  expect(wrapped('', 80)).toEqual(['']);
});

test('a line of phrases is broken between them, and inside one only where it is too long by itself', () => {
  expect(wrapped('r Pur riichi · d discards Pur · q quit', 25)).toEqual([
    'r Pur riichi ·',
    '    d discards Pur ·',
    '    q quit',
  ]);
  expect(wrapped('a b · c d e f g h i j · k', 14)).toEqual(['a b · c d e f', '    g h i j ·', '    k']);
});
