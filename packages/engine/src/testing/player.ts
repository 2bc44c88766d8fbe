/** Players for tests: cheap, deterministic, steered by one number a decision. Uniform random play almost never wins, so one kind seeks wins. */
import type { Counts } from '../core/counts.ts';
import { countOf, kindsIn } from '../core/counts.ts';
import type { Seat } from '../core/seat.ts';
import type { Suit, Tile } from '../core/tile.ts';
import { RANKS, rankOf, SUITS, suitIndex } from '../core/tile.ts';
import type { AnyAction } from '../play/ruleset.ts';

/**
 * How the seats play. `random`: any legal action. `seek`: win, kong, pung, keep what fits together, use a skill at the
 * first chance. `closed`: the same without pungs, and skills are saved up until the hand is ready. `mixed`: `seek` with
 * a random action now and then, so that wins are declined and good hands spoilt.
 */
export const STYLES = ['seek', 'closed', 'mixed', 'random'] as const;
/** A game may know more ways to go for a win: `triplets` collects those, `flush` one suit, `uniform` tiles of some other sort. */
export type Style = (typeof STYLES)[number] | 'triplets' | 'flush' | 'uniform';

/** How often each style is played. Random play alone never gets far, so there is least of it. */
export type StyleWeights = Readonly<Partial<Record<Style, number>>>;
const STYLE_WEIGHTS: StyleWeights = { seek: 4, closed: 3, mixed: 3, random: 1 };

/** What players must be told of a game. Method syntax as in `Ruleset`. */
export interface PlayerSettings<S = object> {
  handOf(state: S, seat: Seat): Counts;
  /** What an action is worth to a seat of a win-seeking style, for games in which the general idea of it never wins. */
  merit?(state: S, seat: Seat, style: Style): (action: AnyAction) => number;
  readonly styles?: StyleWeights;
}

export const stylesOf = ({ styles = STYLE_WEIGHTS }: PlayerSettings): readonly (readonly [Style, number])[] =>
  Object.entries(styles) as [Style, number][];

/** Somebody to act. */
export interface SeatAsked {
  readonly state: object;
  readonly seat: Seat;
  readonly legal: readonly AnyAction[];
}

/** One of the legal actions, as a seat of that style in that game picks it. */
export const pickFor = (
  settings: PlayerSettings,
  style: Style,
  { state, seat, legal }: SeatAsked,
  choice: number,
): AnyAction | undefined => {
  const merit = settings.merit?.(state, seat, style);
  return merit === undefined
    ? pick(style, legal, settings.handOf(state, seat), choice)
    : pickBy(style, legal, merit, choice);
};

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
  const isThrifty = style === 'closed' && !legal.some(({ type }) => type === 'riichi' || type === 'pass');
  const merit = (action: AnyAction): number =>
    action.type === 'skill' && isThrifty ? WASTE : meritOf(style, action, hand);
  return pickBy(style, legal, merit, choice);
};

const pickBy = (
  style: Style,
  legal: readonly AnyAction[],
  merit: (action: AnyAction) => number,
  choice: number,
): AnyAction | undefined => {
  if (style === 'random') return legal[choice % legal.length];
  if (style === 'mixed' && choice % 5 === 4) return legal[Math.floor(choice / 5) % legal.length];
  return best(legal, merit, choice);
};

const best = (
  legal: readonly AnyAction[],
  meritOf: (action: AnyAction) => number,
  choice: number,
): AnyAction | undefined => {
  let top: AnyAction[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const merit = meritOf(action);
    if (merit > most) top = [];
    if (merit >= most) top.push(action);
    most = Math.max(most, merit);
  }
  return top[choice % top.length];
};

/** Below everything a player would do of its own accord. */
const WASTE = -1000;

const meritOf = (style: Style, action: TileAction, hand: Counts): number => {
  switch (action.type) {
    case 'win':
    case 'tsumo':
    case 'ron':
      return 1000;
    case 'skill':
      return 960;
    case 'riichi':
      return 950 - costOf(action, hand);
    case 'kong':
      return 900;
    case 'pung':
    case 'pon':
      return style === 'closed' ? WASTE : 800;
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
  if (!hasSuits(hand)) return tiles.reduce((sum, one) => sum + fit(hand, one) - 1, 0);
  const [first] = tiles;
  const size = first === undefined ? 0 : suitSize(hand, suitIndex(first));
  return 100 * size + tiles.reduce((sum, one) => sum + fit(hand, one), 0);
};

const suitSize = (hand: Counts, suit: number): number =>
  kindsIn(hand).reduce((sum, tile) => sum + (suitIndex(tile) === suit ? countOf(hand, tile) : 0), 0);

const hasSuits = (hand: Counts): boolean => hand.length >= SUITS.length * RANKS;

/** How well a tile fits a hand without suits, where four sets of three are the aim: what it costs to break its pile. */
const fitInPile = (pile: number): number => {
  if (pile % 3 === 0) return 30;
  if (pile % 3 === 2) return 10;
  return pile === 1 ? 0 : 1;
};

/** How well a tile fits the rest of the hand: copies count most, then neighbours. */
export const fit = (hand: Counts, tile: Tile): number => {
  if (!hasSuits(hand)) return fitInPile(countOf(hand, tile));
  const near = (step: number): number => {
    const rank = rankOf(tile) + step;
    return rank < 1 || rank > 9 ? 0 : Math.min(countOf(hand, (tile + step) as Tile), 1);
  };
  return 5 * (countOf(hand, tile) - 1) + 3 * (near(-1) + near(1)) + near(-2) + near(2);
};
