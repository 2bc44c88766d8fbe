import { countTiles, GAMES, SUITED, SUITED_AND_HONOURS, tileOf } from '@paiju/engine';
import { HAIYUKI_TILES, yakuOf } from '@paiju/engine/haiyuki';
import { specialsOf, winReadings } from '@paiju/engine/wuhan';
import { worthOf } from '@paiju/engine/xuezhan';
import { expect, test } from 'vitest';
import type { Piles } from './haiyuki/examples.ts';
import { EXAMPLES as HAIYUKI_EXAMPLES, handOfPiles } from './haiyuki/examples.ts';
import { handOf, meldOf } from './shared/exampleHands.ts';
import { EXAMPLES as WUHAN_EXAMPLES, FLIP as WUHAN_FLIP } from './wuhan/examples.ts';
import { EXAMPLES as XUEZHAN_EXAMPLES } from './xuezhan/examples.ts';

test.each(XUEZHAN_EXAMPLES)('Xuezhan $code: $melds $hand', ({ preset, isSelfDrawn = false, ...example }) => {
  const options = GAMES.xuezhan.rules.options.presets[preset];
  if (options === undefined) throw new Error(`no preset ${preset}`);
  const { melds = [], code } = example;
  const worth = worthOf(options, {
    concealed: countTiles(SUITED, handOf(example).groups.flat()),
    melds: melds.map(meldOf),
    selfDrawn: isSelfDrawn,
    situations: [],
  });
  expect(worth.fans.map(([own]) => own)).toContain(code);
});

test.each(WUHAN_EXAMPLES)('Wuhan $code: $melds $hand', ({ isOnDiscard = false, ...example }) => {
  const options = GAMES.wuhan.rules.options.presets.koukou;
  const flip = tileOf(SUITED_AND_HONOURS, WUHAN_FLIP);
  if (options === undefined || flip === null) throw new Error('no preset or no flip');
  const { melds = [], code } = example;
  const readings = winReadings(
    options,
    {
      concealed: countTiles(SUITED_AND_HONOURS, handOf(example).groups.flat()),
      melds: melds.map(meldOf),
      specials: specialsOf(options, flip),
    },
    { way: isOnDiscard ? 'discard' : 'self-draw', lastTile: false },
  );
  expect(readings).toEqual([{ types: code === 'small' ? [] : [code], hard: true }]);
});

test.each(Object.entries(HAIYUKI_EXAMPLES))('Haiyuki %s', (key, piles: Piles) => {
  const tiles = handOfPiles(piles).groups.flat();
  expect(tiles).toHaveLength(12);
  expect(yakuOf(countTiles(HAIYUKI_TILES, tiles))?.key).toBe(key);
});
