import type { Tile } from '@paiju/engine';
import { GAMES, kinds } from '@paiju/engine';
import { LANGUAGES } from '@paiju/words';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../words/testing/words.ts';
import { tileName, tileShort } from './names.ts';
import { tileCode } from './tileCode.ts';

const SAYINGS = { tileName, tileShort };

describe.each(LANGUAGES)('tiles in %s', (language) => {
  const t = wordsIn(language);

  it.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('%s: every tile has names of its own', (ruleset) => {
    const tiles = kinds(GAMES[ruleset].rules.tiles);
    for (const say of Object.values(SAYINGS)) {
      const names = tiles.map((tile) => say(t, ruleset, tile));
      expect(names.filter((name) => name === '' || name.includes('.'))).toEqual([]);
      expect(new Set(names).size).toBe(tiles.length);
    }
  });
});

describe('a tile', () => {
  it.each([
    ['en', 'xuezhan', 20, '3 of bamboo', '3s'],
    ['zh', 'wuhan', 20, '三条', '三条'],
    ['ko', 'wuhan', 33, '중', '중'],
    ['ja', 'wuhan', 0, '一萬', '一萬'],
    ['en', 'haiyuki', 0, 'Ataho', 'Ataho'],
  ] as const)('in %s, %s, %i is %s', (language, ruleset, tile, name, short) => {
    const t = wordsIn(language);
    expect(tileName(t, ruleset, tile as Tile)).toBe(name);
    expect(tileShort(t, ruleset, tile as Tile)).toBe(short);
  });

  it('has the code of its own game', () => {
    for (const [ruleset, { rules }] of Object.entries(GAMES))
      expect(kinds(rules.tiles).map((tile) => tileCode(ruleset, tile))).toEqual(rules.tiles.codes);
  });
});
