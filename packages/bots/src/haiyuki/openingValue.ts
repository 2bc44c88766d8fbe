/**
 * What the expert thinks of the setup: each tile given back is worth what a fresh draw in its place brings. There may be two
 * thousand lists of tiles, so each tile is weighed once, in the order the hand misses them least, and lists add them up.
 */
import type { Tile } from '@paiju/engine';
import { kindsIn, withoutTile } from '@paiju/engine';
import type { HaiyukiAction, SkillName } from '@paiju/engine/haiyuki';
import { SKILLS } from '@paiju/engine/haiyuki';
import { left } from './claimValue.ts';
import { priceOf } from './price.ts';
import { figureOf, prospectsOf } from './prospects.ts';
import type { Facts, Reckoning, Terms, Thought } from './reckoning.ts';
import { COMES_TRUE } from './reckoning.ts';
import { worthsOf } from './worths.ts';

export const weighExchanges = (reckoning: Reckoning, legal: readonly HaiyukiAction[]): readonly Thought[] => {
  const { sight } = reckoning;
  const skill: SkillName = sight.character === 'smash' ? 'EXCHANGE_TILE' : 'PAINT_TILE';
  const gains = gainsOf(reckoning);
  const kept = left(reckoning, { type: 'pass' });
  const prices = pricesOf(reckoning, skill);
  return legal.map((action): Thought => {
    if (action.type !== 'exchange') return { ...kept, action };
    const given = action.tiles.length;
    const terms: Terms = { ...kept.terms, extra: gainOf(gains, action.tiles), mp: -(prices[given] ?? 0) };
    const facts: Facts = { exchanged: given, 'mp-cost': given * SKILLS[skill].cost };
    return { action, terms, facts };
  });
};

/** Of each kind what the first copy given back brings, the second and so on. */
type Gains = readonly (readonly number[])[];

/** Of what a tile seems to bring, half is choice that any other tile would bring as well. Not measured. */
const OWN_WORTH = 0.5;

const gainsOf = (reckoning: Reckoning): Gains => {
  const { sight, draws, loss } = reckoning;
  const worths = worthsOf(sight, false, loss);
  const gains: number[][] = Array.from(sight.all, () => []);
  let all = sight.all;
  let last = Number.POSITIVE_INFINITY;
  for (let given = 0, held = kindsIn(all); held.length > 0; given++, held = kindsIn(all)) {
    const holding = { all, open: sight.open, isOpen: false, draws: draws + given };
    const { none, after } = prospectsOf(sight, holding, worths);
    const more = prospectsOf(sight, { ...holding, draws: draws + given + 1 }, worths).none;
    let least = held[0] as Tile;
    for (const tile of held) if (after(tile).powers > after(least).powers) least = tile;
    const lost = OWN_WORTH * (figureOf(none) - figureOf(after(least)));
    // The more tiles are gone the less is left to build on; no later tile goes back more gladly than one before it.
    last = Math.min(last, COMES_TRUE * (figureOf(more) - figureOf(none) - lost));
    gains[least]?.push(last);
    all = withoutTile(all, least);
  }
  return gains;
};

const gainOf = (gains: Gains, tiles: readonly Tile[]): number => {
  let sum = 0;
  let copy = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as Tile;
    copy = tile === tiles[i - 1] ? copy + 1 : 0;
    sum += gains[tile]?.[copy] ?? 0;
  }
  return sum;
};

/** What 0, 1, 2 … tiles cost: more than this round's share of the MP is dear. */
const pricesOf = ({ sight }: Reckoning, skill: SkillName): readonly number[] => {
  const each = priceOf(sight, skill);
  const share = Math.floor(sight.own.mp / SKILLS[skill].cost / (sight.roundsLeft + 1));
  const prices = [0];
  for (let given = 1; given <= 11; given++)
    prices.push((prices[given - 1] ?? 0) + each * (given <= share ? 1 : DEAR));
  return prices;
};
const DEAR = 6;
