/** What networks of Xuezhan are shown beside the expert's account. */
import type { Suit, Tile } from '@paiju/engine';
import { at, suitOf } from '@paiju/engine';
import type { XuezhanView } from '@paiju/engine/xuezhan';
import { handAfter, SHAPE_SIZE, tileOf, writeAround, writeShape } from '../net/tiles.ts';
import type { Telling, Traits } from '../net/traits.ts';
import type { TraitWriter } from '../net/traitWriter.ts';
import { BESIDES } from '../worth.ts';
import { XUEZHAN_TERMS } from './codes.ts';
import { dealInChance, riskOf } from './danger.ts';
import type { ExpertSight } from './expertSight.ts';
import { expertSightOf } from './expertSight.ts';
import type { Rival } from './rivals.ts';

const SEATS = 4;
const KINDS = ['bury', 'exchange', 'void'];

/** The others in the order of their turns. */
const othersOf = ({ seat }: XuezhanView): readonly number[] =>
  Array.from({ length: SEATS - 1 }, (_, i) => ((seat ?? 0) + i + 1) % SEATS);

/** By seat; null for this one and those that have left. */
const rivalsBySeat = (view: XuezhanView, rivals: readonly Rival[]): readonly (Rival | null)[] => {
  let next = 0;
  return view.seats.map(({ left }, seat) => (seat === view.seat || left ? null : (rivals[next++] ?? null)));
};

const writeSeat = (view: XuezhanView, seat: number, out: TraitWriter): void => {
  const { wins, locked, left } = at(view.seats, seat);
  const { melds, discards } = at(view.table, seat);
  out.number(wins);
  out.flag(locked);
  out.flag(left);
  out.number(melds.length);
  out.number(melds.filter(({ kind }) => kind === 'kong').length);
  out.number(discards.length / 8);
};

const tellSituation = (view: XuezhanView, sight: ExpertSight, out: TraitWriter): void => {
  const { seat, phase, wallSize, dealer } = view;
  const { hand, aim } = sight;
  const rivals = rivalsBySeat(view, sight.rivals);
  const own = seat ?? 0;
  out.number(wallSize / 16);
  out.number(1 / (1 + wallSize / 4));
  out.flag(dealer === own);
  for (const kind of KINDS) out.flag(phase.name === 'choice' && phase.kind === kind);
  out.flag(phase.name === 'turn');
  out.flag(phase.name === 'claim');
  out.flag(phase.name === 'claim' && phase.robbing);
  out.number(view.barred === null ? 0 : 1 + view.barred);
  out.number(aim.sets);
  out.number(view.waits.length / 2);
  const others = othersOf(view);
  out.number(others.filter((other) => !at(view.seats, other).left).length);
  for (const count of [2, 3, 4]) out.number(hand.filter((copies) => copies === count).length / 2);
  const risks = [...new Set(view.hand)].map((tile) => dealInChance(sight, tile)).sort((a, b) => a - b);
  for (const place of [0, 1, 2, risks.length - 1]) out.number(8 * (risks[place] ?? 0));
  out.number(risks.filter((risk) => risk < SAFE).length / 2);
  writeSeat(view, own, out);
  for (const other of others) {
    writeSeat(view, other, out);
    const rival = rivals[other];
    out.number(2 * (rival?.ready ?? 0));
    out.root(rival?.takes ?? 0);
    out.root(Math.max(0, ...(rival?.points ?? [])));
    out.flag(
      at(view.seats, other).voidSuit !== null &&
        at(view.seats, other).voidSuit === at(view.seats, own).voidSuit,
    );
    out.flag(phase.name === 'claim' && phase.from === other);
  }
};

/** Hardly anybody wins on it. */
const SAFE = 0.02;
const TABLE_SIZE = 16 + 5 + 6 + 3 * 11;
const TILE_SIZE = 15 + 1 + 3 * 7 + SHAPE_SIZE;

const tileTeller = (view: XuezhanView, sight: ExpertSight): Telling['tile'] => {
  const { hand, unseen, voidSuit } = sight;
  const rivals = rivalsBySeat(view, sight.rivals);
  const others = othersOf(view).map((seat) => ({
    rival: rivals[seat] ?? null,
    discards: at(view.table, seat).discards,
    state: at(view.seats, seat),
  }));
  return (action, out) => {
    writeShape(out, handAfter(hand, action));
    const tile = tileOf(action);
    const suit = 'suit' in action ? (action.suit as Suit) : null;
    if (tile === null) {
      if (suit === null) return out.skip(TILE_SIZE - SHAPE_SIZE);
      out.number(view.hand?.filter((each) => suitOf(each) === suit).length ?? 0);
      return out.skip(TILE_SIZE - SHAPE_SIZE - 1);
    }
    out.number(view.hand?.filter((each) => suitOf(each) === suitOf(tile)).length ?? 0);
    writeAround(out, { hand, unseen, tile });
    out.flag(voidSuit !== null && suitOf(tile) === voidSuit);
    out.root(riskOf(sight, tile));
    for (const { rival, discards, state } of others) {
      out.number(8 * (rival?.wins[tile] ?? 0));
      out.number(discards.filter((each) => each === tile).length);
      out.flag(discards.slice(-2).includes(tile));
      out.number(discards.filter((each) => suitOf(each) === suitOf(tile)).length / 2);
      out.flag(state.voidSuit !== null && state.voidSuit === suitOf(tile));
      out.flag(state.won.includes(tile));
      out.number(countNear(discards, tile));
    }
  };
};

const countNear = (discards: readonly Tile[], tile: Tile): number =>
  discards.filter((each) => suitOf(each) === suitOf(tile) && Math.abs(each - tile) <= 2 && each !== tile)
    .length / 2;

export const XUEZHAN_TRAITS: Traits<XuezhanView> = {
  unit: 2,
  // What it reckons, before it is known how much of that comes true.
  terms: XUEZHAN_TERMS.filter((code) => code !== BESIDES),
  facts: {
    distance: 1,
    useful: 8,
    'win-chance': 0.25,
    'win-value': 4,
    'deal-in': 0.1,
    draws: 4,
    'pure-suit': 1,
    'all-triplets': 1,
    'seven-pairs': 1,
  },
  types: ['discard', 'kong', 'pung', 'win', 'pass', 'bury', 'exchange', 'void'],
  tableSize: TABLE_SIZE,
  tileSize: TILE_SIZE,
  see: (view) => {
    const sight = expertSightOf(view);
    return { situation: (out) => tellSituation(view, sight, out), tile: tileTeller(view, sight) };
  },
};
