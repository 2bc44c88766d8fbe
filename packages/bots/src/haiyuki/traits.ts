/** What networks of Haiyuki are shown beside the expert's account. */
import type { HaiyukiSeatView, HaiyukiView } from '@paiju/engine/haiyuki';
import { CHARACTERS, HAIYUKI_TILES, LAST_TURN, SKILLS } from '@paiju/engine/haiyuki';
import { tileOf } from '../net/tiles.ts';
import type { Telling, Traits } from '../net/traits.ts';
import type { TraitWriter } from '../net/traitWriter.ts';
import { BESIDES } from '../worth.ts';
import { HAIYUKI_TERMS } from './codes.ts';
import type { Sight } from './sight.ts';
import { sightOf } from './sight.ts';

const PHASES = ['setup', 'turn', 'reaction', 'declared', 'last-chance'];
const KINDS = HAIYUKI_TILES.codes.length;
const SKILL_NAMES = Object.keys(SKILLS);
const HP = 2000;
const MP = 50;

const writeSeat = (seat: HaiyukiSeatView, out: TraitWriter): void => {
  out.number(seat.hp / HP);
  out.number(seat.mp / MP);
  out.number(seat.melds.length);
  out.number(seat.discards.length / 4);
  out.flag(seat.riichi !== null);
  out.flag(seat.activeUsed);
  out.number(seat.used.length);
  for (const each of CHARACTERS) out.flag(each === seat.character);
};
const SEAT_SIZE = 7 + CHARACTERS.length;

const tellSituation = (sight: Sight, out: TraitWriter): void => {
  const { view, own, other, draws, theirDraws, isLastRound, roundsLeft, all } = sight;
  out.number(draws / 4);
  out.number(theirDraws / 4);
  out.number(view.turn / LAST_TURN);
  out.flag(isLastRound);
  out.number(roundsLeft);
  out.flag(view.starter === view.seat);
  for (const phase of PHASES) out.flag(view.phase.name === phase);
  out.number(view.waits.length);
  for (const count of [2, 3, 4]) out.number(all.filter((copies) => copies === count).length / 2);
  writeSeat(own, out);
  writeSeat(other, out);
};
const TABLE_SIZE = 6 + PHASES.length + 4 + 2 * SEAT_SIZE;

const TILE_SIZE = SKILL_NAMES.length + KINDS + 6;

const tileTeller =
  ({ view, all, unseen, dora, safe, rejected }: Sight): Telling['tile'] =>
  (action, out) => {
    for (const skill of SKILL_NAMES) out.flag('skill' in action && action.skill === skill);
    const tile = tileOf(action);
    if (tile === null) return out.skip(TILE_SIZE - SKILL_NAMES.length);
    for (let kind = 0; kind < KINDS; kind++) out.flag(kind === tile);
    out.number((unseen[tile] ?? 0) / 2);
    out.flag(tile === dora);
    out.flag(safe.has(tile));
    out.number(rejected[tile] ?? 0);
    out.number(all[tile] ?? 0);
    out.flag(tile === view.drawn);
  };

export const HAIYUKI_TRAITS: Traits<HaiyukiView> = {
  unit: 500,
  // What it reckons, before it is known how much of that comes true.
  terms: HAIYUKI_TERMS.filter((code) => code !== BESIDES),
  facts: {
    distance: 1,
    useful: 8,
    'win-chance': 0.25,
    'win-value': 1000,
    'deal-in': 0.1,
    'mp-cost': MP,
    exchanged: 1,
  },
  types: ['exchange', 'tsumo', 'riichi', 'skill', 'discard', 'ron', 'pon', 'pass'],
  tableSize: TABLE_SIZE,
  tileSize: TILE_SIZE,
  see: (view) => {
    const sight = sightOf(view);
    return { situation: (out) => tellSituation(sight, out), tile: tileTeller(sight) };
  },
};
