/** Players of Wuhan that go for wins: they lay out special tiles, open, and keep what their kind of hand is made of. */
import type { Counts } from '../../../core/counts.ts';
import { countOf, kindsIn, withoutTile } from '../../../core/counts.ts';
import { isSetMeld, meldTiles } from '../../../core/meld.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import { rankOf, SUITS, suitIndex } from '../../../core/tile.ts';
import { ALL_SUITS, distance } from '../../../hand/distance.ts';
import type { RoundAction } from '../../../play/actions.ts';
import { tilesAt } from '../../../play/state.ts';
import type { Style } from '../../../testing/player.ts';
import { fit } from '../../../testing/player.ts';
import type { WuhanState } from '../state.ts';

interface Held {
  /** Without wilds. */
  readonly hand: Counts;
  readonly wilds: number;
  readonly sets: number;
  readonly suit: number;
}

/** Above every discard, below every claim that brings the hand on. */
const PASS = 0;

export const merit = (state: WuhanState, seat: Seat, style: Style): ((action: RoundAction) => number) => {
  const { laizi } = state.extra;
  const held = heldBy(state, seat);
  const now = lackingFor(style, held.hand, held);
  const claimed = state.phase.name === 'claim' ? state.phase.window.tile : null;
  return (action) => {
    switch (action.type) {
      case 'win':
        return 1000;
      case 'kong':
        // A wild is kept as long as a win can use it, and then as the last thing to part with.
        return action.tile === laizi && held.wilds <= (style === 'seek' ? 1 : 2) ? -10_000 : 900;
      case 'pung':
        return claimMerit(style, held, now, [action.tile, action.tile]);
      case 'chow':
        return style === 'triplets' ? -1 : claimMerit(style, held, now, runWithout(action.tile, claimed));
      case 'pass':
        return PASS;
      default: {
        const rest = withoutTile(held.hand, action.tile);
        return -100 * lackingFor(style, rest, held) - fit(held.hand, action.tile);
      }
    }
  };
};

const heldBy = (state: WuhanState, seat: Seat): Held => {
  const { concealed, melds } = tilesAt(state, seat);
  const { laizi } = state.extra;
  const wilds = countOf(concealed, laizi);
  const hand = withoutTile(concealed, laizi, wilds);
  const sets = melds.filter(isSetMeld);
  return { hand, wilds, sets: 4 - sets.length, suit: longestSuit(hand, sets.flatMap(meldTiles)) };
};

/** The suit of the melds, if there are any, else the one with the most tiles. */
const longestSuit = (hand: Counts, melded: readonly Tile[]): number => {
  const sizes = SUITS.map(() => 0);
  const add = (tile: Tile, copies: number): void => {
    sizes[suitIndex(tile)] = (sizes[suitIndex(tile)] ?? 0) + copies;
  };
  for (const tile of kindsIn(hand)) add(tile, countOf(hand, tile));
  for (const tile of melded) add(tile, 100);
  return sizes.indexOf(Math.max(...sizes.slice(0, SUITS.length)));
};

const runWithout = (lowest: Tile, claimed: Tile | null): Tile[] =>
  [0, 1, 2].map((step) => (lowest + step) as Tile).filter((tile) => tile !== claimed);

/** A claim must bring the hand on; the first one may also leave it where it is, for it opens the hand. */
const claimMerit = (style: Style, held: Held, now: number, used: readonly Tile[]): number => {
  const rest = used.reduce((hand, tile) => withoutTile(hand, tile), held.hand);
  if (style === 'flush' && used.some((tile) => suitIndex(tile) !== held.suit)) return -1;
  const after = lackingFor(style, rest, { ...held, sets: held.sets - 1 });
  return after < now || (held.sets === 4 && after === now) ? 500 - after : -1;
};

/** Roughly how many tiles are missing for the kind of hand this style goes for. */
const lackingFor = (style: Style, hand: Counts, { sets, suit }: Held): number => {
  if (style === 'triplets') return lackingForTriplets(hand, sets);
  if (style === 'flush') return distance(hand, sets, 1 << suit);
  const hasPair = kindsIn(hand).some((tile) => isJiang(tile) && countOf(hand, tile) > 1);
  return distance(hand, sets, ALL_SUITS) + (hasPair ? 0 : 1);
};

const isJiang = (tile: Tile): boolean => suitIndex(tile) < SUITS.length && rankOf(tile) % 3 === 2;

const lackingForTriplets = (hand: Counts, sets: number): number => {
  const copies = [...hand].map((held) => Math.min(held, 3)).sort((a, b) => b - a);
  return 3 * sets + 2 - copies.slice(0, sets + 1).reduce((sum, held) => sum + held, 0);
};
