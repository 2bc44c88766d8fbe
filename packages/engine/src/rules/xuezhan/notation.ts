/** Positions and actions of Xuezhan as text: what it adds to the words of the shared round. */
import type { Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { isSuit, SUITED, SUITS } from '../../core/tile.ts';
import { WALL_EMPTY } from '../../play/decide.ts';
import type { Notation, ReadState } from '../../play/notation.ts';
import { actionField, readRoundAction, writeRoundAction } from '../../play/position/actions.ts';
import { readRound, refuseIdle } from '../../play/position/state.ts';
import { readRoundView } from '../../play/position/view.ts';
import type { RoundSheet } from '../../play/position/words.ts';
import { roundSeat, roundTable } from '../../play/position/words.ts';
import { sheetOfRound, sheetOfView } from '../../play/position/write.ts';
import type { RoundView } from '../../play/view.ts';
import type { FactsOf, Field } from '../../position/fields.ts';
import { listOf, number, oneOf, seatField, tilesField } from '../../position/fields.ts';
import type { Parts } from '../../position/parts.ts';
import { refuse } from '../../position/problem.ts';
import type { Grammar, ReadSheet } from '../../position/sheet.ts';
import { readSheet, writeSheet } from '../../position/sheet.ts';
import { hiddenChance } from '../../position/tiles.ts';
import { WINNERS_DONE } from './ending.ts';
import { imagine } from './imagine.ts';
import { buriedSize, DIRECTIONS } from './opening.ts';
import type { XuezhanOptions } from './options.ts';
import { ROUND_RULES } from './round.ts';
import type {
  FirstWin,
  OpeningChoice,
  XuezhanAction,
  XuezhanExtra,
  XuezhanSeat,
  XuezhanState,
} from './state.ts';
import { SEAT_COUNT } from './state.ts';
import type { XuezhanView } from './view.ts';

const readAction = (text: string): XuezhanAction | null => {
  const [type = '', ...words] = text.trim().split(/\s+/);
  const rest = words.join(' ');
  if (type === 'void') return isSuit(rest) ? { type, suit: rest } : null;
  if (type !== 'bury' && type !== 'exchange') return readRoundAction(SUITED, text);
  const tiles = tilesField(SUITED).read(rest);
  return tiles === null ? null : { type, tiles };
};

const writeAction = (action: XuezhanAction): string => {
  if (action.type === 'void') return `void ${action.suit}`;
  return 'tiles' in action
    ? `${action.type} ${tilesField(SUITED).write(action.tiles)}`
    : writeRoundAction(SUITED, action);
};

/** X-3.2: `1`, or `1, 2<0` where two won on a tile of seat 0. */
const FIRST_WIN: Field<FirstWin> = {
  read: (text) => {
    const [who = '', giver, more] = text.split('<');
    const winners = listOf(seatField(SEAT_COUNT)).read(who);
    const from = giver === undefined ? null : seatField(SEAT_COUNT).read(giver);
    const isRead = winners !== null && more === undefined && (giver === undefined || from !== null);
    return isRead ? { winners, from } : null;
  },
  write: ({ winners, from }) => `${winners.join(', ')}${from === null ? '' : `<${from}`}`,
  allowed: '0 to 3, 1<0 on a tile of seat 0',
};

type DirectionName = keyof typeof DIRECTIONS;
const NAMES = Object.keys(DIRECTIONS) as readonly DirectionName[];
const MOST_FAN = 99;
const MOST_WINS = 99;

const GRAMMAR = {
  tiles: SUITED,
  seats: SEAT_COUNT,
  melds: ['pung', 'claimed', 'added', 'concealed'],
  table: {
    ...roundTable({
      tiles: SUITED,
      seats: SEAT_COUNT,
      choices: ['bury', 'exchange', 'void'],
      endings: [WALL_EMPTY, WINNERS_DONE],
    }),
    direction: oneOf(NAMES),
    'first-win': FIRST_WIN,
    'won-tiles': tilesField(SUITED),
  },
  seat: {
    ...roundSeat(SUITED, actionField({ readAction, writeAction })),
    void: oneOf(SUITS),
    buried: tilesField(SUITED),
    won: tilesField(SUITED),
    wins: number(0, MOST_WINS),
    barred: number(0, MOST_FAN),
  },
} satisfies Grammar<object, object>;

type XuezhanSheet = ReadSheet<typeof GRAMMAR.table, typeof GRAMMAR.seat>;
type SeatFacts = FactsOf<typeof GRAMMAR.seat>;

const read = (options: XuezhanOptions, parts: Parts): ReadState<XuezhanState> => {
  const sheet = readSheet(GRAMMAR, parts);
  const { facts, seats } = sheet;
  if (facts.choose === undefined)
    for (const [seat, own] of seats.entries())
      if (own.facts.void === undefined) refuse('not-said', sheet.placeOf('', seat), 'void m | p | s');
  const wonTiles = facts['won-tiles'] ?? seats.flatMap((each) => each.facts.won ?? []);
  const reading = {
    set: SUITED,
    sheet,
    handSize: (seat: Seat) => handSize(options, sheet, seat),
    open: [...wonTiles, ...seats.flatMap((each) => each.facts.buried ?? [])],
  };
  if (facts.seen === undefined) {
    const extra = { ...extraIn(sheet), wonTiles };
    return { state: readRound(reading, { rules: ROUND_RULES, options, extra }), sight: 'all' };
  }
  const { seat: viewer } = facts.seen;
  const round = readRoundView<OpeningChoice>(reading, viewer, hiddenBuried(options, sheet));
  const state = imagine(viewIn(options, sheet, { ...round, wonTiles }), hiddenChance());
  refuseIdle(ROUND_RULES, state, sheet);
  return { state, sight: viewer };
};

/** Before the burying everybody holds what it will bury, and the dealer has one tile more. */
const handSize = (options: XuezhanOptions, { facts }: XuezhanSheet, seat: Seat): number => {
  const toBury = facts.choose === 'bury' ? buriedSize(options) : 0;
  const first = facts.choose !== undefined && seat === (facts.dealer ?? 0) ? 1 : 0;
  return 3 * options.sets + 1 + toBury + first;
};

const extraIn = ({ facts, seats }: XuezhanSheet): Omit<XuezhanExtra, 'wonTiles'> => ({
  direction: DIRECTIONS[facts.direction ?? 'next'],
  seats: seats.map((each) => seatIn(each.facts)),
  firstWin: facts['first-win'] ?? null,
});

const seatIn = ({ void: voidSuit, buried, won, wins, barred }: SeatFacts): XuezhanSeat => ({
  voidSuit: voidSuit ?? null,
  buried: buried ?? [],
  won: won ?? [],
  wins: wins ?? won?.length ?? 0,
  barred: barred ?? null,
});

/** X-5.2: what was buried and nobody has written. */
const hiddenBuried = (options: XuezhanOptions, { seats }: XuezhanSheet): number =>
  buriedSize(options) *
  seats.filter(({ facts }) => facts.void !== undefined && facts.buried === undefined).length;

const viewIn = (
  options: XuezhanOptions,
  sheet: XuezhanSheet,
  round: RoundView<OpeningChoice> & { readonly wonTiles: readonly Tile[] },
): XuezhanView => {
  const { facts, seats } = sheet;
  const viewer = round.seat;
  for (const [seat, own] of seats.entries())
    if (own.facts.barred !== undefined && seat !== viewer) refuse('hidden', sheet.placeOf('barred', seat));
  return {
    ...round,
    options,
    seats: seats.map(({ hand, facts: own }, seat) => ({
      ...seatIn(own),
      buried: own.buried ?? null,
      locked: false,
      left: false,
      shown: seat === viewer || typeof hand === 'number' ? null : hand,
    })),
    firstWin: facts['first-win'] ?? null,
    barred: viewer === null ? null : (at(seats, viewer).facts.barred ?? null),
    waits: [],
  };
};

const write = (
  sheet: RoundSheet,
  seats: readonly SeatFacts[],
  {
    direction,
    firstWin,
    wonTiles,
  }: { direction?: DirectionName | undefined } & Pick<XuezhanExtra, 'firstWin' | 'wonTiles'>,
): readonly string[] => {
  const won = seats.flatMap((each) => each.won ?? []);
  const isUsual = won.length === wonTiles.length && won.every((tile, i) => tile === wonTiles[i]);
  const facts = {
    ...sheet.facts,
    direction,
    'first-win': firstWin ?? undefined,
    'won-tiles': isUsual ? undefined : wonTiles,
  };
  const whole = sheet.seats.map((each, seat) => ({ ...each, facts: { ...each.facts, ...at(seats, seat) } }));
  // The shared part wrote actions of this game: it was given no others.
  return writeSheet(GRAMMAR, { facts, seats: whole as XuezhanSheet['seats'] });
};

const seatFacts = (own: Omit<XuezhanSeat, 'buried'> & { buried: readonly Tile[] | null }): SeatFacts => ({
  void: own.voidSuit ?? undefined,
  buried: own.buried === null || own.buried.length === 0 ? undefined : own.buried,
  won: own.won.length === 0 ? undefined : own.won,
  wins: own.wins === own.won.length ? undefined : own.wins,
  barred: own.barred ?? undefined,
});

export const notation: Notation<XuezhanState, XuezhanAction, XuezhanView, XuezhanOptions> = {
  readAction,
  writeAction,
  read,
  ofState: (state) => {
    const { direction, seats } = state.extra;
    const name = NAMES.find((known) => DIRECTIONS[known] === direction && known !== 'next');
    const sheet = sheetOfRound(ROUND_RULES, state);
    return {
      options: state.options,
      parts: write(sheet, seats.map(seatFacts), { ...state.extra, direction: name }),
    };
  },
  ofView: (view) => {
    const sheet = sheetOfView(view, (seat) => at(view.seats, seat).shown);
    const seats = view.seats.map((each, seat) =>
      seatFacts({ ...each, barred: seat === view.seat ? view.barred : null }),
    );
    return { options: view.options, parts: write(sheet, seats, view) };
  },
};
