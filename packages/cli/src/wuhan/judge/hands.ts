/** Vectors about tiles: what a flip makes special, and whether a hand wins. */
import type { Tile } from '@paiju/engine';
import { codeOf, countTiles, SUITED_AND_HONOURS } from '@paiju/engine';
import type { WuhanOptions } from '@paiju/engine/wuhan';
import { bestWin, copiesLeft, specialsOf, winReadings } from '@paiju/engine/wuhan';
import { z } from 'zod';
import { tileIn } from '../../edge/vectors.ts';
import { MELD_TYPE, meldOf, optionsUnder, RULES, typeNames, WAY } from './vocabulary.ts';

const TILE = tileIn(SUITED_AND_HONOURS);
const code = (tile: Tile): string => codeOf(SUITED_AND_HONOURS, tile);

export const FLIP = z.object({ flip: TILE });

export const judgeFlip = (_options: WuhanOptions, { flip }: z.output<typeof FLIP>): unknown => {
  const specials = specialsOf(flip);
  const { laizi, pizi, zhong } = copiesLeft(specials);
  return {
    laizi: code(specials.laizi),
    pizi: specials.pizi.map(code),
    copies_left: { laizi, pizi, hongzhong: zhong },
  };
};

const MOST_TILES = 136;
/** The last four tiles of the wall. */
const LAST_TILES = 3;

const MELD = z
  .object({ type: MELD_TYPE, tiles: z.array(TILE).min(1).max(4) })
  .transform(({ type, tiles }) => meldOf(type, Math.min(...tiles) as Tile));

/** `hand` has the winning tile; tiles are taken as they are given. */
export const HAND = z.object({
  hand: z.array(TILE).max(MOST_TILES).readonly(),
  melds: z.array(MELD).max(MOST_TILES).readonly().default([]),
  laizi: TILE,
  pizi: z.tuple([TILE, TILE]),
  win_way: WAY,
  wall_left: z.number(),
  rules: RULES,
});

/** Nobody has laid out anything but the winner, who does not deal: a hand is compared with itself only. */
const NOTHING = { melds: [], special: { laizi: 0, pizi: 0, zhong: 0 } };
const DEALER = 0;
const WINNER = 1;
const GIVER = 2;

export const judgeHand = (table: WuhanOptions, vector: z.output<typeof HAND>): unknown => {
  const { melds, laizi, pizi, win_way: way } = vector;
  const options = optionsUnder(table, vector.rules);
  const isDrawn = way === 'self-draw' || way === 'kong-bloom';
  const readings = winReadings(
    options,
    {
      concealed: countTiles(SUITED_AND_HONOURS, vector.hand),
      melds,
      specials: { flip: pizi[0], laizi, pizi },
    },
    { way, lastTile: isDrawn && vector.wall_left <= LAST_TILES },
  );
  const laid = [NOTHING, { ...NOTHING, melds }, NOTHING, NOTHING];
  const from = isDrawn ? null : GIVER;
  const best = bestWin(options, readings, { dealer: DEALER, winner: WINNER, way, from, laid });
  if (best === null) return { can_win: false, big_types: [], hard: null };
  return { can_win: true, big_types: typeNames(best.types), hard: best.hard };
};
