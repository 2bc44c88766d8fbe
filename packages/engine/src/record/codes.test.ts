import { describe, expect, test } from 'vitest';
import { tilesOf } from '../core/notation.ts';
import { SUITED } from '../core/tile.ts';
import { SICHUAN, XUELIU } from '../rules/xuezhan/options.ts';
import { newMatch, playOn, winSeeker } from '../testing/match.ts';
import { one } from '../testing/position.ts';
import { withCodes, withTiles } from './codes.ts';

const codes = (value: unknown): unknown => withCodes(SUITED, value);
const tiles = (value: unknown): unknown => withTiles(SUITED, value);

describe('tiles as text', () => {
  test.each([
    ['one tile', { tile: one('9m') }, { tile: '9m' }],
    ['no tile', { tile: null, drawn: null }, { tile: null, drawn: null }],
    ['a list', { tiles: tilesOf(SUITED, '19m 5p') }, { tiles: ['1m', '9m', '5p'] }],
    ['lists by seat', { hands: [[0], [], [26]] }, { hands: [['1m'], [], ['9s']] }],
    ['a hidden list', { tiles: [null, [0]] }, { tiles: [null, ['1m']] }],
    [
      'a tile inside',
      { meld: { kind: 'pung', tile: 9, from: 2 } },
      { meld: { kind: 'pung', tile: '1p', from: 2 } },
    ],
    [
      'other numbers',
      { seat: 3, points: 12, standings: [{ ready: 4 }] },
      { seat: 3, points: 12, standings: [{ ready: 4 }] },
    ],
  ])('%s', (_, value, text) => {
    expect(codes(value)).toEqual(text);
    expect(tiles(text)).toEqual(value);
  });

  test('a text that is no tile stays text, so that it equals none', () => {
    expect(tiles({ tile: '0m', tiles: ['10m', '', '1z'] })).toEqual({ tile: '0m', tiles: ['10m', '', '1z'] });
  });

  test('a number that is no tile is our own bug', () => {
    expect(() => codes({ tile: 27 })).toThrow(RangeError);
  });

  /** Where numbers are left in everything that is written: none of these is a tile. */
  const NUMBERS = new Set(
    'seat dealer round from fan capped payer cause winners declined direction ready points fans'.split(' '),
  );
  const numbersIn = (value: unknown, key: string): string[] => {
    if (typeof value === 'number') return [key];
    if (Array.isArray(value)) return value.flatMap((item) => numbersIn(item, key));
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([each, item]) => numbersIn(item, each))
      : [];
  };

  test.each([
    ['bury3', {}],
    ['sichuan', SICHUAN],
    ['xueliu', XUELIU],
  ])(
    'no tile is left a number in the events of %s or what is seen of them, and every event comes back',
    (_, options) => {
      const match = newMatch(options, 2);
      playOn(match, winSeeker(2));
      for (const event of match.history.flatMap((moment) => moment.events)) {
        const text = codes(event);
        expect(tiles(text)).toEqual(event);
        for (const key of numbersIn(text, '')) expect(NUMBERS).toContain(key);
        for (const seat of [0, null]) {
          const seen = codes(match.rules.seenBy(match.terms.options, event, seat));
          for (const key of numbersIn(seen, '')) expect([...NUMBERS, 'handSizes', 'wallSize']).toContain(key);
        }
      }
    },
  );
});
