/** What a seat of Wuhan cannot see, made up so that it goes with all that it can. */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import { at } from '../../core/seat.ts';
import type { Stream } from '../../core/stream.ts';
import type { Tile } from '../../core/tile.ts';
import { ALL_SUITS, distance } from '../../hand/distance.ts';
import { imagineRound } from '../../play/imagine.ts';
import { extraFor, ROUND_RULES } from './round.ts';
import { specialKind } from './specials.ts';
import type { WuhanState } from './state.ts';
import type { WuhanView } from './view.ts';

export const imagine = (view: WuhanView, chance: Stream): WuhanState => {
  const { options, flip, seat: viewer, winningTile } = view;
  const specials = extraFor(flip);
  // W-4.11: nobody tells the others what it has declined.
  const extra = { ...specials, barred: view.barred && viewer !== null ? [viewer] : [], winningTile };
  return imagineRound(
    {
      rules: ROUND_RULES,
      options,
      view,
      open: winningTile === null ? [flip] : [flip, winningTile], // W-2.4
      known: (seat) =>
        (view.shown === null ? null : at(view.shown, seat)) ?? (seat === viewer ? view.hand : null) ?? [],
      mayKong: (_seat, tile) => specialKind(specials, tile) === null, // W-3.2
      mayHold: () => null,
      headStart: 2,
      away: (_seat, hand, melds) => awayFrom(specials.laizi, hand, melds),
      extra: () => extra,
    },
    chance,
  );
};

/** W-3.1: a wild stands for what is lacking. */
const awayFrom = (laizi: Tile, hand: Counts, melds: number): number => {
  const wilds = countOf(hand, laizi);
  hand[laizi] = 0;
  const lacking = distance(hand, Math.max(0, SETS - melds), ALL_SUITS);
  hand[laizi] = wilds;
  return lacking - wilds;
};
const SETS = 4;
