import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTiles, parseTiles, tilesOf } from './notation.ts';
import type { Tile, TileSet } from './tile.ts';
import { kinds, SUITED, SUITED_AND_HONOURS } from './tile.ts';

// [what it shows, text, tile numbers, text as we write it]
const READ: readonly [string, string, readonly number[], string][] = [
  ['nothing', '', [], ''],
  ['only space', ' \n\t', [], ''],
  ['one tile', '1m', [0], '1m'],
  ['a group', '129m', [0, 1, 8], '129m'],
  ['several groups', '19m 19p 19s 17z', [0, 8, 9, 17, 18, 26, 27, 33], '19m 19p 19s 17z'],
  ['spaces are optional', '19m55p', [0, 8, 13, 13], '19m 55p'],
  ['a wall: every tile its own code', '1m2m3p', [0, 1, 11], '12m 3p'],
  ['the order written is kept', '3m 1p 1m', [2, 9, 0], '3m 1p 1m'],
  ['one suit in two groups', '12m 3m', [0, 1, 2], '123m'],
];

test.each(READ)('reads and writes %s', (_name, text, tiles, written) => {
  expect(parseTiles(SUITED_AND_HONOURS, text)).toEqual({ ok: true, value: tiles });
  expect(tilesOf(SUITED_AND_HONOURS, text)).toEqual(tiles);
  expect(formatTiles(SUITED_AND_HONOURS, tiles as Tile[])).toBe(written);
});

// [what it shows, set, text, the part that could not be read]
const UNREADABLE: readonly [string, TileSet, string, string][] = [
  ['rank 0', SUITED_AND_HONOURS, '10m', '0m'],
  ['no such suit', SUITED_AND_HONOURS, '1m 2x', '2x'],
  ['no honour 8', SUITED_AND_HONOURS, '78z', '8z'],
  ['honours where there are none', SUITED, '1m 1z', '1z'],
  ['ranks without a suit', SUITED, '1m 23', '23'],
  ['a suit without ranks', SUITED, 'm', 'm'],
  ['capital letters', SUITED, '12M', '12M'],
  ['a sign in between', SUITED, '1m,2m', ',2m'],
  ['digits of another script', SUITED, '١m', '١m'],
];

test.each(UNREADABLE)('does not read %s', (_name, set, text, part) => {
  expect(parseTiles(set, text)).toEqual({ ok: false, error: { code: 'not-a-tile', text: part } });
  expect(() => tilesOf(set, text)).toThrow(RangeError);
});

test.each([SUITED, SUITED_AND_HONOURS])('what is written reads back: $id', (set) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...kinds(set))), (tiles) => {
      expect(parseTiles(set, formatTiles(set, tiles))).toEqual({ ok: true, value: tiles });
    }),
  );
});

test('any text is read or refused, and what is read is written as its digits and suits', () => {
  const text = fc.string({ unit: fc.constantFrom('1', '5', '9', '0', 'm', 'z', 'x', ' ') });
  fc.assert(
    fc.property(text, (input) => {
      const parsed = parseTiles(SUITED_AND_HONOURS, input);
      if (parsed.ok) expect(parsed.value.length).toBe(input.replaceAll(/\D/g, '').length);
      else expect(input.replaceAll(/\s/g, '')).toContain(parsed.error.text.slice(0, 1));
    }),
  );
});

test('tiles with letters are written one letter each', () => {
  const set: TileSet = { id: 'letters', codes: ['one', 'two', 'three'], copies: 9, letters: 'Aab' };
  expect(parseTiles(set, 'aA bb')).toEqual({ ok: true, value: [1, 0, 2, 2] });
  expect(formatTiles(set, tilesOf(set, 'aA bb'))).toBe('aAbb');
  expect(parseTiles(set, 'aBA')).toEqual({ ok: false, error: { code: 'not-a-tile', text: 'B' } });
});
