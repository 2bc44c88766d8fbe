/** Positions and actions of Wuhan as text: what it adds to the words of the shared round. */
import type { Seat } from '../../core/seat.ts';
import { bySeat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { SUITED_AND_HONOURS } from '../../core/tile.ts';
import { WALL_EMPTY } from '../../play/decide.ts';
import type { Notation, ReadState } from '../../play/notation.ts';
import { actionField, readRoundAction, writeRoundAction } from '../../play/position/actions.ts';
import { readRound, refuseIdle } from '../../play/position/state.ts';
import { readRoundView } from '../../play/position/view.ts';
import type { RoundSheet } from '../../play/position/words.ts';
import { roundSeat, roundTable } from '../../play/position/words.ts';
import { sheetOfRound, sheetOfView } from '../../play/position/write.ts';
import type { Field } from '../../position/fields.ts';
import { listOf, seatField, tileField } from '../../position/fields.ts';
import type { Parts } from '../../position/parts.ts';
import { refuse } from '../../position/problem.ts';
import type { Grammar, ReadSheet } from '../../position/sheet.ts';
import { readSheet, writeSheet } from '../../position/sheet.ts';
import { hiddenChance } from '../../position/tiles.ts';
import { HAND_SIZE, SEAT_COUNT } from './basics.ts';
import { WON } from './ending.ts';
import { imagine } from './imagine.ts';
import type { WuhanOptions } from './options.ts';
import { ROUND_RULES } from './round.ts';
import { specialsOf } from './specials.ts';
import type { WuhanAction, WuhanExtra, WuhanState } from './state.ts';
import type { WuhanView } from './view.ts';

const SET = SUITED_AND_HONOURS;
const readAction = (text: string): WuhanAction | null => readRoundAction(SET, text);
const writeAction = (action: WuhanAction): string => writeRoundAction(SET, action);

/** Who has won, and the tile it won on: `2 on 5p`, `2`. */
interface WinText {
  readonly seat: Seat;
  readonly tile: Tile | null;
}

const WIN: Field<WinText> = {
  read: (text) => {
    const [, who = '', code] = /^(\d)(?: on (\w+))?$/.exec(text) ?? [];
    const seat = seatField(SEAT_COUNT).read(who);
    const tile = code === undefined ? null : tileField(SET).read(code);
    return seat === null || (code !== undefined && tile === null) ? null : { seat, tile };
  },
  write: ({ seat, tile }) => (tile === null ? `${seat}` : `${seat} on ${tileField(SET).write(tile)}`),
  allowed: '2 on 5p',
};

const GRAMMAR = {
  tiles: SET,
  seats: SEAT_COUNT,
  melds: ['chow', 'pung', 'claimed', 'added', 'concealed', 'special'],
  table: {
    ...roundTable({ tiles: SET, seats: SEAT_COUNT, choices: [], endings: [WALL_EMPTY, WON] }),
    flip: tileField(SET),
    barred: listOf(seatField(SEAT_COUNT)),
    won: WIN,
  },
  seat: roundSeat(SET, actionField({ readAction, writeAction })),
} satisfies Grammar<object, object>;

type WuhanSheet = ReadSheet<typeof GRAMMAR.table, typeof GRAMMAR.seat>;

const read = (options: WuhanOptions, parts: Parts): ReadState<WuhanState> => {
  const sheet = readSheet(GRAMMAR, parts);
  const { flip, won, barred = [], seen } = sheet.facts;
  const shown = flip ?? refuse('not-said', sheet.placeOf(''), 'flip, and a tile');
  const winner = won?.seat ?? null;
  const winningTile = won?.tile ?? null;
  const open = [shown, ...(winningTile === null ? [] : [winningTile])];
  const reading = { set: SET, sheet, handSize: () => HAND_SIZE, open };
  if (seen === undefined) {
    const extra: WuhanExtra = {
      ...specialsOf(options, shown),
      barred,
      winner,
      winningTile,
    };
    return { state: readRound(reading, { rules: ROUND_RULES, options, extra }), sight: 'all' };
  }
  const viewer = seen.seat;
  const state = imagine(
    {
      ...readRoundView<never>(reading, viewer, 0),
      ...specialsOf(options, shown),
      options,
      opened: bySeat(SEAT_COUNT, () => false),
      barred: viewer !== null && barred.includes(viewer),
      waits: [],
      winner,
      winningTile,
      shown: sheet.facts.over === undefined ? null : handsIn(sheet),
    },
    hiddenChance(),
  );
  refuseIdle(ROUND_RULES, state, sheet);
  return { state, sight: viewer };
};

/** W-10.4: once the round is over all hands lie open. */
const handsIn = (sheet: WuhanSheet): readonly (readonly Tile[])[] =>
  sheet.seats.map(({ hand }, seat) =>
    hand === null || typeof hand === 'number'
      ? refuse('not-said', sheet.placeOf('', seat), `${seat}, and its tiles`)
      : hand,
  );

const write = (
  sheet: RoundSheet,
  { flip, barred, won }: { flip: Tile; barred: readonly Seat[]; won: WinText | undefined },
): readonly string[] => {
  const facts = {
    ...sheet.facts,
    flip,
    barred: barred.length === 0 ? undefined : barred,
    won,
  };
  // The shared part wrote actions of this game: it was given no others.
  return writeSheet(GRAMMAR, { facts, seats: sheet.seats as WuhanSheet['seats'] });
};

const winOf = ({ winner, winningTile }: Pick<WuhanView, 'winner' | 'winningTile'>): WinText | undefined =>
  winner === null ? undefined : { seat: winner, tile: winningTile };

export const notation: Notation<WuhanState, WuhanAction, WuhanView, WuhanOptions> = {
  readAction,
  writeAction,
  read,
  ofState: (state) => {
    const { flip, barred } = state.extra;
    return {
      options: state.options,
      parts: write(sheetOfRound(ROUND_RULES, state), { flip, barred, won: winOf(state.extra) }),
    };
  },
  ofView: (view) => {
    const sheet = sheetOfView(view, (seat) => view.shown?.[seat] ?? null);
    const barred = view.barred && view.seat !== null ? [view.seat] : [];
    return { options: view.options, parts: write(sheet, { flip: view.flip, barred, won: winOf(view) }) };
  },
};
