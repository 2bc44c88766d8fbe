/** What a seat of Wuhan cannot see, made up so that it goes with all that it can. */
import type { Counts } from '../../core/counts.ts';
import { countOf, noTiles } from '../../core/counts.ts';
import { at } from '../../core/seat.ts';
import type { Stream } from '../../core/stream.ts';
import type { Tile } from '../../core/tile.ts';
import { kinds, SUITED_AND_HONOURS } from '../../core/tile.ts';
import { ALL_SUITS, distance } from '../../hand/distance.ts';
import { imagineRound } from '../../play/imagine.ts';
import { ROUND_RULES } from './round.ts';
import { seenExtra } from './seen.ts';
import { JIANG, sortsOf } from './sorts.ts';
import type { Specials } from './specials.ts';
import { specialKind } from './specials.ts';
import type { WuhanState } from './state.ts';
import type { WuhanView } from './view.ts';

export const imagine = (view: WuhanView, chance: Stream): WuhanState => {
  const { options, flip, seat: viewer, winningTile } = view;
  const extra = seenExtra(view);
  // W-3.1: what is laid out alone is no set.
  const sets = view.table.map(({ melds }) => SETS - melds.filter(({ made }) => made !== 'special').length);
  return imagineRound(
    {
      rules: ROUND_RULES,
      options,
      view,
      open: winningTile === null ? [flip] : [flip, winningTile], // W-2.4
      known: (seat) =>
        (view.shown === null ? null : at(view.shown, seat)) ?? (seat === viewer ? view.hand : null) ?? [],
      mayKong: (_seat, tile) => specialKind(extra, tile) === null, // W-3.2
      mayHold: () => null,
      headStart: 3,
      away: (seat, hand) => awayFrom(extra, hand, { sets: at(sets, seat), most: options.smallWilds }),
      extra: () => extra,
    },
    chance,
  );
};

const SETS = 4;
/** W-6.1: what the pair of a small win is made of. */
const PAIRS = kinds(SUITED_AND_HONOURS).filter((tile) => (sortsOf(tile) & JIANG) !== 0);

/** One for all calls: it is asked for every tile of every hand in every imagined world, and a list of its own would be half the cost. */
const own = noTiles(SUITED_AND_HONOURS);

/** W-3.3: skins and fixed special tiles have to go. W-5.3: wilds stand for what is lacking. */
const awayFrom = (
  { laizi, pizi, fixed }: Specials,
  hand: Counts,
  { sets, most }: { readonly sets: number; readonly most: number },
): number => {
  own.set(hand);
  let dead = 0;
  const layOut = (tile: Tile): void => {
    dead += countOf(hand, tile);
    own[tile] = 0;
  };
  for (const tile of fixed) layOut(tile);
  for (const tile of pizi) layOut(tile);
  own[laizi] = 0;
  const wilds = Math.min(most, countOf(hand, laizi));
  const lacksPair = hasPair(wilds) ? 0 : 1;
  return distance(own, Math.max(0, sets), ALL_SUITS) - wilds + dead + lacksPair;
};

const hasPair = (wilds: number): boolean => {
  for (const tile of PAIRS) if (countOf(own, tile) + wilds >= 2) return true;
  return false;
};
