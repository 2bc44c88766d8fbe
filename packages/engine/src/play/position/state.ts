/** From the words of a position to a whole round. */
import { countOf, countTiles } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { at, bySeat } from '../../core/seat.ts';
import type { Tile, TileSet } from '../../core/tile.ts';
import { keysOf } from '../../hand/keys.ts';
import { goingOn, wholeHand } from '../../position/common.ts';
import { refuse } from '../../position/problem.ts';
import { HIDDEN } from '../../position/sheet.ts';
import { unwritten, wallTiles } from '../../position/tiles.ts';
import type { Claim, Pass } from '../actions.ts';
import { PASS, sameAction } from '../actions.ts';
import type { Kit } from '../kit.ts';
import { findLegal, seatsToAct } from '../round.ts';
import type { RoundRules } from '../roundRules.ts';
import type { AnyAction } from '../ruleset.ts';
import type { Draft, Phase, RoundState, SeatTiles } from '../state.ts';
import type { TableSeatView } from '../view.ts';
import { wallOf } from '../wall.ts';
import type { RoundReading } from './table.ts';
import { openTiles, PHASES, restOf, tableOf, wholeMeld, windowIn } from './table.ts';
import type { ReadRound } from './words.ts';
import { usualSource } from './words.ts';

/** What the game itself brings to the state. */
export interface OwnState<K extends Kit> {
  readonly rules: RoundRules<K>;
  readonly options: K['options'];
  readonly extra: K['extra'];
}

export const readRound = <K extends Kit>(reading: RoundReading, own: OwnState<K>): RoundState<K> => {
  const { set, sheet, open } = reading;
  const { round = 0, dealer = 0, wall } = sheet.facts;
  const table = tableOf(sheet);
  const phase = phaseIn<K>(sheet);
  const hands = bySeat(own.rules.seats, (seat) => handIn(reading, seat));
  const inWall = wall === undefined ? [] : [...wall.front, ...wall.back];
  const written = [...hands.flat(), ...openTiles(table), ...open, ...inWall];
  const left = unwritten(set, written, sheet);
  const state: Draft<K> = {
    options: own.options,
    round,
    dealer,
    wall: wallOf(wallTiles(wall, left, sheet.placeOf('wall'))),
    seats: hands.map((hand, seat) => seatTiles(set, hand, at(table, seat))),
    phase,
    extra: own.extra,
  };
  askAll(own.rules, state, sheet);
  refuseIdle(own.rules, state, sheet);
  return state;
};

const handIn = (reading: RoundReading, seat: Seat): readonly Tile[] => {
  const { sheet } = reading;
  if (at(sheet.seats, seat).melds.some(({ tile }) => tile === null))
    refuse('hidden', sheet.placeOf('', seat), 'with seen');
  return wholeHand(sheet, seat, restOf(reading, seat));
};

const seatTiles = (
  set: TileSet,
  hand: readonly Tile[],
  { melds, discards, taken, draws }: Omit<TableSeatView, 'concealedSize'>,
): SeatTiles => {
  const concealed = countTiles(set, hand);
  return {
    concealed,
    keys: keysOf(concealed),
    melds: melds.map(wholeMeld),
    discards: [...discards],
    taken,
    draws,
  };
};

const phaseIn = <K extends Kit>(sheet: ReadRound): Phase<K> => {
  const going = goingOn(sheet, PHASES);
  const { choose = '', over = '', 'after-kong': kong = null, source = usualSource(kong) } = sheet.facts;
  const answers = sheet.seats.map(({ facts }) => facts.answered ?? null);
  const offers = bySeat(sheet.seats.length, () => []);
  switch (going) {
    case 'choose':
      return { name: 'choice', kind: choose, answers };
    case 'over':
      return { name: 'over', reason: over };
    case 'claim':
    case 'rob':
      // Answers that nobody could give are refused below.
      return { name: 'claim', window: { ...windowIn(sheet), offers, answers: answers as (Claim | null)[] } };
    default: {
      const { drawn } = at(sheet.seats, going);
      const justDrawn = sheet.facts['just-drawn'] === true;
      return { name: 'turn', seat: going, drawn: drawn === HIDDEN ? null : drawn, source, kong, justDrawn };
    }
  }
};

/** What each seat may claim is found by the rules, unless it is written. */
const askAll = <K extends Kit>(rules: RoundRules<K>, draft: Draft<K>, sheet: ReadRound): void => {
  if (draft.phase.name !== 'claim') return;
  const { window } = draft.phase;
  const { robbing, from, tile } = window;
  if (robbing && countOf(at(draft.seats, from).concealed, tile) === 0)
    refuse('bad-value', sheet.placeOf('rob'), 'a tile of the hand');
  const offers = sheet.seats.map(({ facts }, seat) => {
    if (facts.offered !== undefined) return claimsIn(facts.offered, sheet, seat);
    return seat === from ? [] : rules.claims(draft, seat);
  });
  draft.phase = { name: 'claim', window: { ...window, offers } };
};

const CLAIMS = ['win', 'kong', 'pung', 'chow', 'pass'];

const claimsIn = (offered: readonly AnyAction[], sheet: ReadRound, seat: Seat): readonly Claim[] =>
  offered.every(({ type }) => CLAIMS.includes(type))
    ? (offered as readonly Claim[])
    : refuse('bad-value', sheet.placeOf('offered', seat), CLAIMS.join(' | '));

/** Whoever is asked has something to do, and what was answered could be answered. */
export const refuseIdle = <K extends Kit>(
  rules: RoundRules<K>,
  state: RoundState<K>,
  sheet: ReadRound,
): void => {
  if (sheet.isSketch) return;
  for (const [seat, { facts }] of sheet.seats.entries())
    if (facts.answered !== undefined && !mayAnswer(rules, state, seat, facts.answered))
      refuse('bad-value', sheet.placeOf('answered', seat));
  const asked = seatsToAct(state);
  const isIdle = asked.length === 0 || asked.some((seat) => findLegal(rules, state, seat).length === 0);
  if (state.phase.name !== 'over' && isIdle)
    refuse('nothing-to-do', sheet.placeOf(sheet.facts.rob === undefined ? 'claim' : 'rob', asked[0]));
};

const mayAnswer = <K extends Kit>(
  rules: RoundRules<K>,
  state: RoundState<K>,
  seat: Seat,
  answer: AnyAction,
): boolean => {
  const { phase } = state;
  if (phase.name === 'choice') return rules.choices(state, seat).some((one) => sameAction(one, answer));
  if (phase.name !== 'claim') return false;
  const offers: readonly (Claim | Pass)[] = at(phase.window.offers, seat);
  return offers.length > 0 && [...offers, PASS].some((claim) => sameAction(claim, answer));
};
