/** What networks of Wuhan are shown beside the expert's account. */

import { at, suitOf } from '@paiju/engine';
import type { WuhanView } from '@paiju/engine/wuhan';
import { log2 } from '../exact.ts';
import { handAfter, SHAPE_SIZE, tileOf, writeAround, writeShape } from '../net/tiles.ts';
import type { Telling, Traits } from '../net/traits.ts';
import type { TraitWriter } from '../net/traitWriter.ts';
import { BESIDES } from '../worth.ts';
import { WUHAN_TERMS } from './codes.ts';
import type { Sight } from './sight.ts';
import { isDead, sightOf } from './sight.ts';

const SEATS = 4;
const SUIT_COUNT = 3;

const othersOf = (seat: number): readonly number[] =>
  Array.from({ length: SEATS - 1 }, (_, i) => (seat + i + 1) % SEATS);

const writeSeat = (
  view: WuhanView,
  { allLaid, products, opened }: Sight,
  seat: number,
  out: TraitWriter,
): void => {
  const { melds, special } = at(allLaid, seat);
  out.flag(at(opened, seat));
  out.number(melds.length);
  out.number(melds.filter(({ kind }) => kind === 'kong').length);
  for (const laid of Object.values(special)) out.number(laid);
  out.number(log2(at(products, seat)));
  out.number(at(view.table, seat).discards.length / 8);
  out.flag(view.dealer === seat);
};
const SEAT_SIZE = 10;

const tellSituation = (view: WuhanView, sight: Sight, out: TraitWriter): void => {
  const { phase, wallSize } = view;
  const { hand, wilds, dead, seat } = sight;
  out.number(wallSize / 16);
  out.number(1 / (1 + wallSize / 4));
  out.flag(phase.name === 'turn');
  out.flag(phase.name === 'claim');
  out.flag(phase.name === 'claim' && phase.robbing);
  out.flag(view.barred);
  out.number(wilds);
  out.number(dead);
  out.number(view.waits.length / 2);
  for (const count of [2, 3, 4]) out.number(hand.filter((copies) => copies === count).length / 2);
  const bySuit = [0, 0, 0, 0];
  for (const tile of view.hand ?? [])
    if (!isDead(view, tile)) bySuit[placeOfSuit(tile)] = (bySuit[placeOfSuit(tile)] ?? 0) + 1;
  const suited = bySuit.slice(0, SUIT_COUNT).sort((a, b) => b - a);
  for (const many of [...suited, bySuit[SUIT_COUNT] ?? 0]) out.number(many / 2);
  writeSeat(view, sight, seat, out);
  for (const other of othersOf(seat)) {
    writeSeat(view, sight, other, out);
    out.flag(phase.name === 'claim' && phase.from === other);
  }
};
const TABLE_SIZE = 16 + SEAT_SIZE + (SEATS - 1) * (SEAT_SIZE + 1);

const SUIT_ORDER = ['m', 'p', 's'] as const;
const placeOfSuit = (tile: number): number => {
  const suit = suitOf(tile as never);
  return suit === null ? SUIT_COUNT : SUIT_ORDER.indexOf(suit);
};

const TILE_SIZE = 1 + 13 + 3 + 3 * (SEATS - 1) + SHAPE_SIZE;

const tileTeller = (view: WuhanView, { hand, unseen, seat }: Sight): Telling['tile'] => {
  const rows = othersOf(seat).map((other) => at(view.table, other).discards);
  return (action, out) => {
    writeShape(out, handAfter(hand, action));
    const tile = tileOf(action);
    if (tile === null) return out.skip(TILE_SIZE - SHAPE_SIZE);
    out.number((view.hand?.filter((each) => suitOf(each) === suitOf(tile)).length ?? 0) / 2);
    writeAround(out, { hand, unseen, tile });
    out.flag(tile === view.laizi);
    out.flag(view.pizi.includes(tile));
    out.flag(view.fixed.includes(tile));
    for (const discards of rows) {
      out.number(discards.filter((each) => each === tile).length);
      out.flag(discards.slice(-2).includes(tile));
      out.number(discards.filter((each) => suitOf(each) === suitOf(tile)).length / 2);
    }
  };
};

export const WUHAN_TRAITS: Traits<WuhanView> = {
  unit: 50,
  // What it reckons, before it is known how much of that comes true.
  terms: WUHAN_TERMS.filter((code) => code !== BESIDES),
  facts: { distance: 1, useful: 8, 'win-chance': 0.25, 'win-value': 200, 'deal-in': 0.1 },
  types: ['discard', 'kong', 'pung', 'chow', 'win', 'pass'],
  tableSize: TABLE_SIZE,
  tileSize: TILE_SIZE,
  see: (view) => {
    const sight = sightOf(view);
    return { situation: (out) => tellSituation(view, sight, out), tile: tileTeller(view, sight) };
  },
};
