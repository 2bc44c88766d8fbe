/** The words in which positions of Haiyuki are written, and its actions as text. */
import { PASS } from '../../play/actions.ts';
import { MOST_POINTS } from '../../play/options.ts';
import { actionField } from '../../play/position/actions.ts';
import type { FactsOf, Field } from '../../position/fields.ts';
import {
  FLAG,
  fedTileField,
  last,
  listOf,
  number,
  oneOf,
  seatField,
  tileField,
  tilesField,
} from '../../position/fields.ts';
import type { Grammar, ReadSheet, Sheet } from '../../position/sheet.ts';
import { discardsField, sightField, wallField } from '../../position/words.ts';
import type { HaiyukiAction } from './actions.ts';
import type { HaiyukiEnding } from './codes.ts';
import { SKILL_NAMES } from './skillNames.ts';
import type { DeclaredWin, Riichi } from './state.ts';
import { LAST_TURN, opponentOf, SEAT_COUNT } from './state.ts';
import { HAIYUKI_TILES } from './tiles.ts';

const TILE = tileField(HAIYUKI_TILES);
const TILES = tilesField(HAIYUKI_TILES);
const ENDINGS = ['won', 'nagari'] as const satisfies readonly HaiyukiEnding[];

/** `discard A`, `riichi w`, `skill CRITICAL`, `skill SPIRIT_RIICHI w`, `exchange ARS`, `tsumo`, `ron`, `pon`, `pass`. */
export const readAction = (text: string): HaiyukiAction | null => {
  const [type = '', value, code, more] = text.trim().split(/\s+/);
  if (more !== undefined || (code !== undefined && type !== 'skill')) return null;
  if (value === undefined)
    return type === 'pass' ? PASS : type === 'tsumo' || type === 'ron' || type === 'pon' ? { type } : null;
  if (type === 'skill') {
    const skill = oneOf(SKILL_NAMES).read(value);
    const tile = code === undefined ? null : TILE.read(code);
    if (skill === null || (code !== undefined && tile === null)) return null;
    return tile === null ? { type, skill } : { type, skill, tile };
  }
  const tiles = TILES.read(value);
  const [tile, second] = tiles ?? [];
  if (tiles === null || tile === undefined) return null;
  if (type === 'exchange') return { type, tiles };
  return second === undefined && (type === 'discard' || type === 'riichi') ? { type, tile } : null;
};

export const writeAction = (action: HaiyukiAction): string => {
  const words: string[] = [action.type];
  if ('skill' in action) words.push(action.skill);
  if ('tile' in action && action.tile !== undefined) words.push(TILE.write(action.tile));
  if ('tiles' in action) words.push(TILES.write(action.tiles));
  return words.join(' ');
};

/** In riichi since which turn, and which discard lies sideways, where that is not the discard of the turn: `3`, `5@3`. */
const RIICHI: Field<Riichi> = {
  read: (text) => {
    const [first = '', second, more] = text.split('@');
    const turn = number(1, LAST_TURN).read(first);
    const place = second === undefined ? (turn ?? 1) - 1 : number(0, LAST_TURN).read(second);
    return turn === null || place === null || more !== undefined ? null : { turn, place };
  },
  write: ({ turn, place }) => (place === turn - 1 ? String(turn) : `${turn}@${place}`),
  allowed: `1 to ${LAST_TURN}, 5@3 for another discard than the fifth`,
};

/** Who declares which win on which tile: `0 ron A`, `1 tsumo w`. A ron is on a tile of the other seat. */
const DECLARED: Field<DeclaredWin> = {
  read: (text) => {
    const [who = '', how = '', code = '', more] = text.split(/\s+/);
    const seat = seatField(SEAT_COUNT).read(who);
    const way = WAYS.read(how);
    const tile = TILE.read(code);
    if (seat === null || way === null || tile === null || more !== undefined) return null;
    return { seat, tile, from: way === 'ron' ? opponentOf(seat) : null, way };
  },
  write: ({ seat, way, tile }) => `${seat} ${way} ${TILE.write(tile)}`,
  allowed: '0 ron A, 0 tsumo A, 0 last-chance A',
};
const WAYS = oneOf(['tsumo', 'ron', 'last-chance']);

const WORD = number(0, 2 ** 32 - 1);
const MOST_ROUND = 9999;
const MOST_TURNS = 99;

export const GRAMMAR = {
  tiles: HAIYUKI_TILES,
  seats: SEAT_COUNT,
  melds: ['pung'],
  table: {
    seen: sightField(SEAT_COUNT),
    round: number(0, MOST_ROUND),
    dealer: seatField(SEAT_COUNT),
    turn: number(1, LAST_TURN),
    dora: TILE,
    ura: TILE,
    'ura-shown': FLAG,
    setup: FLAG,
    claim: fedTileField(HAIYUKI_TILES, SEAT_COUNT),
    declared: DECLARED,
    stands: FLAG,
    'last-chance': FLAG,
    waiting: FLAG,
    over: oneOf(ENDINGS),
    source: oneOf(['wall', 'pon', 'exchange']),
    barred: TILE,
    drew: TILE,
    wall: last(wallField(HAIYUKI_TILES)),
    returned: last(listOf(WORD)),
    roulette: last(listOf(WORD)),
  },
  seat: {
    hp: number(0, MOST_POINTS),
    mp: number(0, MOST_POINTS),
    discards: discardsField(HAIYUKI_TILES),
    destroyed: TILES,
    riichi: RIICHI,
    guard: number(0, MOST_TURNS),
    curse: number(0, MOST_TURNS),
    spirit: number(0, MOST_TURNS),
    guaranteed: FLAG,
    critical: FLAG,
    mirror: FLAG,
    'active-used': FLAG,
    used: listOf(oneOf(SKILL_NAMES)),
    answered: actionField({ readAction, writeAction }),
  },
} satisfies Grammar<object, object>;

type TableWords = typeof GRAMMAR.table;
type SeatWords = typeof GRAMMAR.seat;
export type HaiyukiSheet = Sheet<TableWords, SeatWords>;
export type ReadHaiyuki = ReadSheet<TableWords, SeatWords>;
export type HaiyukiFacts = FactsOf<TableWords>;
export type SeatFacts = FactsOf<SeatWords>;
