/** From the words of a position to a round of Haiyuki: all of it, or what one seat sees. */
import { countTiles, kindsIn, sizeOf } from '../../core/counts.ts';
import { countAll, meldTiles } from '../../core/meld.ts';
import type { BySeat, Seat } from '../../core/seat.ts';
import { at, bySeat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { sameAction } from '../../play/actions.ts';
import { wallOf, wallSize } from '../../play/wall.ts';
import { discardsOf, goingOn, knownTiles, ownTiles, sizeIn, wholeHand } from '../../position/common.ts';
import { refuse } from '../../position/problem.ts';
import { HIDDEN } from '../../position/sheet.ts';
import { hiddenChance, unwritten, wallTiles } from '../../position/tiles.ts';
import type { Answer } from './actions.ts';
import { imagine } from './imagine.ts';
import type { ReadHaiyuki } from './notationWords.ts';
import type { HaiyukiOptions } from './options.ts';
import { legal, toAct } from './round.ts';
import type { HaiyukiState, Phase, Pung, SeatState, SetupPhase } from './state.ts';
import { freshSeat, HAND_SIZE, LAST_TURN, SEAT_COUNT } from './state.ts';
import { HAIYUKI_TILES } from './tiles.ts';
import type { HaiyukiPhaseView, SeenHaiyuki } from './view.ts';
import { waitsOf } from './yaku.ts';

const SET = HAIYUKI_TILES;
/** H-10.5: read in the setup only, and of no use after it. */
const RETURNED_WORDS = SEAT_COUNT * HAND_SIZE;

export const readState = (options: HaiyukiOptions, sheet: ReadHaiyuki): HaiyukiState => {
  const { facts } = sheet;
  const seats = bySeat(SEAT_COUNT, (seat) => openSeat(options, sheet, seat));
  const hands = bySeat(SEAT_COUNT, (seat) => wholeHand(sheet, seat, restOf(sheet, seat)));
  const wall = facts.wall === undefined ? [] : [...facts.wall.front, ...facts.wall.back];
  const left = unwritten(SET, [...hands.flat(), ...openTiles(seats), ...wall], sheet);
  const chance = hiddenChance();
  const words = facts.returned ?? bySeat(RETURNED_WORDS, () => chance.next());
  const state: HaiyukiState = {
    options,
    ...tableIn(sheet),
    wall: wallOf(wallTiles(facts.wall, left, sheet.placeOf('wall'))),
    ura: facts.ura ?? (chance.below(SET.codes.length) as Tile),
    isUraShown: facts['ura-shown'] === true,
    returned: facts.setup === undefined ? [] : words,
    roulette: facts.roulette ?? bySeat(SEAT_COUNT, () => 0),
    seats: seats.map((each, seat) => ({ ...each, concealed: countTiles(SET, at(hands, seat)) })),
    phase: phaseIn(sheet),
  };
  refuseIdle(state, sheet);
  return state;
};

/** What `viewer` sees, and what it does not see made up. */
export const readSeen = (options: HaiyukiOptions, sheet: ReadHaiyuki, viewer: Seat | null): HaiyukiState => {
  const state = imagine(viewIn(options, sheet, viewer), hiddenChance());
  refuseIdle(state, sheet);
  return state;
};

const tableIn = ({ facts, placeOf }: ReadHaiyuki) => ({
  round: facts.round ?? 0,
  starter: facts.dealer ?? 0,
  turn: facts.turn ?? 1,
  dora: facts.dora ?? refuse('not-said', placeOf(''), 'dora, and a tile'),
});

/** Everything of a seat but its closed tiles. */
const openSeat = (
  { seat0, seat1, hp, mp }: HaiyukiOptions,
  sheet: ReadHaiyuki,
  seat: Seat,
): Omit<SeatState, 'concealed'> => {
  const { facts, melds } = at(sheet.seats, seat);
  return {
    character: seat === 0 ? seat0 : seat1,
    hp: facts.hp ?? hp,
    mp: facts.mp ?? mp,
    ...freshSeat(),
    // Of melds the grammar reads pungs alone, and of a pung nothing is hidden.
    melds: melds.map(({ kind, tile, from }) => ({ kind, tile, from }) as Pung),
    ...discardsOf(sheet, seat),
    destroyed: facts.destroyed ?? [],
    riichi: facts.riichi ?? null,
    guard: facts.guard ?? 0,
    curse: facts.curse ?? 0,
    spirit: facts.spirit ?? 0,
    guaranteed: facts.guaranteed === true,
    critical: facts.critical === true,
    mirror: facts.mirror === true,
    activeUsed: facts['active-used'] === true,
    used: facts.used ?? [],
  };
};

const openTiles = (seats: BySeat<Pick<SeatState, 'melds' | 'discards' | 'taken' | 'destroyed'>>): Tile[] =>
  seats.flatMap(({ melds, discards, taken, destroyed }) => [
    ...melds.flatMap(meldTiles),
    ...discards.filter((_, place) => !taken.includes(place)),
    ...destroyed,
  ]);

const restOf = ({ seats }: ReadHaiyuki, seat: Seat): number => HAND_SIZE - 3 * at(seats, seat).melds.length;

const PHASES = ['setup', 'claim', 'declared', 'last-chance', 'over', 'waiting'] as const;

const phaseIn = (sheet: ReadHaiyuki): Phase => {
  const going = goingOn(sheet, PHASES);
  const { claim, declared, over = '', source = 'wall', barred = null, drew = null } = sheet.facts;
  // Answers that nobody could give are refused below.
  const answers = sheet.seats.map(({ facts }) => facts.answered ?? null) as SetupPhase['answers'];
  if (typeof going === 'number') {
    const { drawn } = at(sheet.seats, going);
    return { name: 'turn', seat: going, drawn: drawn === HIDDEN ? null : drawn, source, barred };
  }
  if (claim !== undefined) return { name: 'reaction', ...claim, drawn: drew };
  if (declared !== undefined)
    return { name: 'declared', win: declared, stands: sheet.facts.stands === true, drawn: drew };
  switch (going) {
    case 'setup':
      return { name: going, answers };
    case 'last-chance':
      return { name: going, answers: answers as Extract<Phase, { name: 'last-chance' }>['answers'] };
    case 'over':
      return { name: going, reason: over };
    default:
      return refuse('hidden', sheet.placeOf(going), 'with seen');
  }
};

/** H-6.27: whoever only waits is not told for what. */
const phaseViewIn = (sheet: ReadHaiyuki, viewer: Seat | null): HaiyukiPhaseView => {
  if (sheet.facts.waiting !== undefined) {
    goingOn(sheet, PHASES);
    return { name: 'waiting' };
  }
  const phase = phaseIn(sheet);
  if (sheet.facts.drew !== undefined) refuse('hidden', sheet.placeOf('drew'));
  for (const [seat, { facts }] of sheet.seats.entries())
    if (facts.answered !== undefined && seat !== viewer) refuse('hidden', sheet.placeOf('answered', seat));
  const own = viewer === null ? null : (at(sheet.seats, viewer).facts.answered ?? null);
  switch (phase.name) {
    case 'setup':
    case 'last-chance':
      return { name: phase.name, own: own as Answer | null };
    case 'turn': {
      const { name, seat, source, barred } = phase;
      return { name, seat, source, barred };
    }
    case 'reaction':
      return { name: phase.name, tile: phase.tile, from: phase.from };
    case 'declared': {
      const { seat, tile, way } = phase.win;
      return { name: phase.name, seat, tile, way };
    }
    default:
      return phase;
  }
};

const viewIn = (options: HaiyukiOptions, sheet: ReadHaiyuki, viewer: Seat | null): SeenHaiyuki => {
  const { facts, seats } = sheet;
  const phase = phaseViewIn(sheet, viewer);
  const hand = viewer === null ? null : ownTiles(sheet, viewer, restOf(sheet, viewer));
  const drawn = viewer === null ? null : at(seats, viewer).drawn;
  const table = bySeat(SEAT_COUNT, (seat) => ({
    ...openSeat(options, sheet, seat),
    concealedSize: sizeIn(sheet, seat, restOf(sheet, seat)),
  }));
  return {
    options,
    seat: viewer,
    ...tableIn(sheet),
    wallSize: wallSizeIn(sheet, table),
    ura: facts.ura ?? null,
    phase,
    hand,
    drawn: drawn === HIDDEN ? null : drawn,
    table,
    waits: viewer === null ? [] : waitsWith(hand ?? [], at(table, viewer).melds),
    shown: phase.name === 'over' ? seats.map(knownTiles) : null,
  };
};

const waitsWith = (hand: readonly Tile[], melds: readonly Pung[]): Tile[] => {
  const all = countAll(SET, countTiles(SET, hand), melds);
  return sizeOf(all) === HAND_SIZE ? waitsOf(all).map(({ tile }) => tile) : [];
};

const wallSizeIn = (
  sheet: ReadHaiyuki,
  table: BySeat<Omit<SeatState, 'concealed'> & { readonly concealedSize: number }>,
): number => {
  const { wall } = sheet.facts;
  const known = sheet.seats.flatMap(knownTiles);
  const held = table.reduce((sum, { concealedSize }) => sum + concealedSize, 0);
  const unseen = sizeOf(unwritten(SET, [...known, ...openTiles(table)], sheet));
  const rest = unseen - (held - known.length);
  const place = sheet.placeOf('wall');
  if (rest < 0 || (wall?.hidden ?? 0) > rest) refuse('too-few-tiles', place, `?${Math.max(0, rest)}`);
  if (wall !== undefined && wall.front.length + wall.back.length > 0) refuse('hidden', place, `?${rest}`);
  return wall?.hidden ?? rest;
};

/** Whoever is asked has something to do, nobody has answered who was not asked, and there are tiles for all turns to come. */
const refuseIdle = (state: HaiyukiState, sheet: ReadHaiyuki): void => {
  const { phase } = state;
  if (phase.name === 'over' || sheet.isSketch) return;
  const draws = SEAT_COUNT * (LAST_TURN + 1 - state.turn);
  if (wallSize(state.wall) < draws) refuse('too-few-tiles', sheet.placeOf('wall'), `?${draws}`);
  const asked = toAct(state);
  const mayDiscard = (seat: Seat): boolean =>
    phase.name !== 'turn' || kindsIn(at(state.seats, seat).concealed).some((tile) => tile !== phase.barred);
  if (asked.length === 0 || !asked.every((seat) => legal(state, seat).length > 0 && mayDiscard(seat)))
    refuse('nothing-to-do', sheet.placeOf('', asked[0]));
  for (const [seat, { facts }] of sheet.seats.entries())
    if (facts.answered !== undefined && !mayAnswer(state, seat, facts.answered))
      refuse('bad-value', sheet.placeOf('answered', seat));
};

const mayAnswer = (state: HaiyukiState, seat: Seat, answer: object): boolean => {
  const { phase } = state;
  if (phase.name !== 'setup' && phase.name !== 'last-chance') return false;
  const unanswered = { ...state, phase: { ...phase, answers: bySeat(SEAT_COUNT, () => null) } };
  return legal(unanswered, seat).some((action) => sameAction(action, answer));
};
