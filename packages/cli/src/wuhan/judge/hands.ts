/** Vectors about tiles: what a flip makes special, and whether a hand wins. */
import type { Meld, Tile } from '@paiju/engine';
import { codeOf, countAll, countTiles, meldTiles, rankOf, SUITED_AND_HONOURS, suitOf } from '@paiju/engine';
import type { WuhanOptions } from '@paiju/engine/wuhan';
import { bestWin, copiesLeft, NO_SPECIALS, specialsOf, winReadings } from '@paiju/engine/wuhan';
import { z } from 'zod';
import { tileIn } from '../../edge/vectors.ts';
import { MELD_TYPE, meldOf, optionsUnder, RULES, typeNames, WAY } from './vocabulary.ts';

const TILE = tileIn(SUITED_AND_HONOURS);
const code = (tile: Tile): string => codeOf(SUITED_AND_HONOURS, tile);

export const FLIP = z.object({ flip: TILE });

export const judgeFlip = (options: WuhanOptions, { flip }: z.output<typeof FLIP>): unknown => {
  const specials = specialsOf(options, flip);
  const { laizi, pizi, zhong, fa } = copiesLeft(specials);
  return {
    laizi: code(specials.laizi),
    pizi: specials.pizi.map(code),
    copies_left: { laizi, pizi, hongzhong: zhong, ...(fa === 0 ? {} : { facai: fa }) },
  };
};

const MOST_TILES = 136;
/** The last four tiles of the wall. */
const LAST_TILES = 3;

/** All its tiles, or the lowest alone. */
const MELD = z
  .object({ type: MELD_TYPE, tiles: z.array(TILE).min(1).max(4) })
  .transform(({ type, tiles }, context) => {
    const meld = meldOf(type, Math.min(...tiles) as Tile);
    const whole = isOnTable(meld) ? meldTiles(meld) : [];
    const isSame = tiles.length === 1 || String(tiles.toSorted((a, b) => a - b)) === String(whole);
    if (whole.length === 0 || !isSame)
      context.addIssue({ code: 'custom', message: `${tiles.map(code).join(' ')} is no ${type}` });
    return meld;
  });

/** A chow needs two more tiles of its suit above its lowest. */
const isOnTable = ({ kind, tile }: Meld): boolean =>
  kind !== 'chow' || (suitOf(tile) !== null && rankOf(tile) <= HIGHEST_START);
const HIGHEST_START = 7;

/** `hand` has the winning tile; tiles are taken as they are given. */
export const HAND = z
  .object({
    hand: z.array(TILE).max(MOST_TILES).readonly(),
    melds: z.array(MELD).max(MOST_TILES).readonly().default([]),
    laizi: TILE,
    pizi: z.union([z.tuple([TILE, TILE]), z.tuple([])]),
    win_way: WAY,
    wall_left: z.int().min(0).max(MOST_TILES),
    rules: RULES,
  })
  .superRefine(({ hand, melds }, context) => {
    const { copies } = SUITED_AND_HONOURS;
    const counts = countAll(SUITED_AND_HONOURS, countTiles(SUITED_AND_HONOURS, hand), melds);
    const fifth = counts.findIndex((count) => count > copies);
    if (fifth >= 0)
      context.addIssue({
        code: 'custom',
        message: `more than four copies of ${code(fifth as Tile)} among hand and melds`,
      });
  });

/** Nobody has laid out anything but the winner, who does not deal: a hand is compared with itself only. */
const NOTHING = { melds: [], special: NO_SPECIALS };
const DEALER = 0;
const WINNER = 1;
const GIVER = 2;

export const judgeHand = (table: WuhanOptions, vector: z.output<typeof HAND>): unknown => {
  const { melds, laizi, pizi, win_way: way } = vector;
  const options = optionsUnder(table, vector.rules);
  const [flip = laizi] = pizi;
  const isDrawn = way === 'self-draw' || way === 'kong-bloom';
  const readings = winReadings(
    options,
    {
      concealed: countTiles(SUITED_AND_HONOURS, vector.hand),
      melds,
      specials: { ...specialsOf(options, flip), laizi, pizi },
    },
    { way, lastTile: isDrawn && vector.wall_left <= LAST_TILES },
  );
  const laid = [NOTHING, { ...NOTHING, melds }, NOTHING, NOTHING];
  const from = isDrawn ? null : GIVER;
  const best = bestWin(options, readings, { dealer: DEALER, winner: WINNER, way, from, laid });
  if (best === null) return { can_win: false, big_types: [], hard: null };
  return { can_win: true, big_types: typeNames(best.types), hard: best.hard };
};
