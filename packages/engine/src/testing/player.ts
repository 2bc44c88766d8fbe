/** Players for tests: cheap, deterministic, steered by one number a decision. Uniform random play almost never wins, so one kind seeks wins. */
import type { Counts } from '../core/counts.ts';
import { countOf, kindsIn } from '../core/counts.ts';
import type { Suit, Tile } from '../core/tile.ts';
import { rankOf, SUITS, suitIndex } from '../core/tile.ts';
import type { AnyAction } from '../play/ruleset.ts';

/**
 * How the seats play. `random`: any legal action. `seek`: win, kong, pung, keep what fits together. `closed`: the same
 * without pungs. `mixed`: `seek` with a random action now and then, so that wins are declined and good hands spoilt.
 */
export const STYLES = ['seek', 'closed', 'mixed', 'random'] as const;
export type Style = (typeof STYLES)[number];

/** The fields the actions of any game on tiles may have. */
type TileAction = AnyAction & {
  readonly tile?: Tile;
  readonly tiles?: readonly Tile[];
  readonly suit?: string;
};

/** One of the legal actions. `choice` 0 is the style's own pick; other numbers lead to other actions or break ties. */
export const pick = (
  style: Style,
  legal: readonly AnyAction[],
  hand: Counts,
  choice: number,
): AnyAction | undefined => {
  if (style === 'random') return legal[choice % legal.length];
  if (style === 'mixed' && choice % 5 === 4) return legal[Math.floor(choice / 5) % legal.length];
  return best(style, legal, hand, choice);
};

const best = (
  style: Style,
  legal: readonly AnyAction[],
  hand: Counts,
  choice: number,
): AnyAction | undefined => {
  let top: AnyAction[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const merit = meritOf(style, action, hand);
    if (merit > most) top = [];
    if (merit >= most) top.push(action);
    most = Math.max(most, merit);
  }
  return top[choice % top.length];
};

const meritOf = (style: Style, action: TileAction, hand: Counts): number => {
  switch (action.type) {
    case 'win':
      return 1000;
    case 'kong':
      return 900;
    case 'pung':
      return style === 'closed' ? -1000 : 800;
    case 'pass':
      return 0;
    default:
      return -costOf(action, hand);
  }
};

/** What giving up these tiles, or this suit, costs the hand. */
const costOf = ({ tile, tiles, suit }: TileAction, hand: Counts): number => {
  if (suit !== undefined) return suitSize(hand, SUITS.indexOf(suit as Suit));
  if (tiles === undefined) return tile === undefined ? 0 : fit(hand, tile);
  const [first] = tiles;
  const size = first === undefined ? 0 : suitSize(hand, suitIndex(first));
  return 100 * size + tiles.reduce((sum, one) => sum + fit(hand, one), 0);
};

const suitSize = (hand: Counts, suit: number): number =>
  kindsIn(hand).reduce((sum, tile) => sum + (suitIndex(tile) === suit ? countOf(hand, tile) : 0), 0);

/** How well a tile fits the rest of the hand: copies count most, then neighbours. */
const fit = (hand: Counts, tile: Tile): number => {
  const near = (step: number): number => {
    const rank = rankOf(tile) + step;
    return rank < 1 || rank > 9 ? 0 : Math.min(countOf(hand, (tile + step) as Tile), 1);
  };
  return 5 * (countOf(hand, tile) - 1) + 3 * (near(-1) + near(1)) + near(-2) + near(2);
};
