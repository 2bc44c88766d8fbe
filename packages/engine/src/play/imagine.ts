/** A round that looks to a seat like the one it sees, with everything it does not see dealt anew. */
import type { Counts } from '../core/counts.ts';
import { countOf, countTiles } from '../core/counts.ts';
import { meldSize } from '../core/meld.ts';
import type { BySeat, Seat } from '../core/seat.ts';
import { at, bySeat } from '../core/seat.ts';
import type { Stream } from '../core/stream.ts';
import type { Tile } from '../core/tile.ts';
import { askClaims, askSomebody, phaseOf } from './imaginePhase.ts';
import type { Kit } from './kit.ts';
import type { MayHold } from './pile.ts';
import { Pile } from './pile.ts';
import { seatsToAct } from './round.ts';
import type { RoundRules } from './roundRules.ts';
import { meldFrom, seatTiles } from './seen.ts';
import type { Draft, RoundState } from './state.ts';
import type { MeldView, RoundView } from './view.ts';
import { wallOf } from './wall.ts';

/** What a ruleset reads out of its view, for the shared part to deal by. */
export interface Secrets<K extends Kit> {
  readonly rules: RoundRules<K>;
  readonly options: K['options'];
  readonly view: RoundView;
  /** Tiles that lie open and are in no hand, meld or row of discards. */
  readonly open: readonly Tile[];
  /** The concealed tiles of a seat that are known: all, all but the one just drawn, or none. */
  known(seat: Seat): readonly Tile[];
  /** Whether a concealed kong whose tile is hidden may be of this kind. */
  mayKong(seat: Seat, tile: Tile): boolean;
  /** What a seat may hold beside a tile it has just drawn, as far as the table tells; null where it tells nothing. */
  mayHold(seat: Seat): MayHold | null;
  /** How far a hidden hand is from ready, by its concealed tiles. */
  away(seat: Seat, hand: Counts): number;
  /** How many draws went into a hand before its first one: what its seat chose to keep in the opening. */
  readonly headStart: number;
  /** The ruleset's own state. What else lies face down is taken from the pile, before the hands are dealt. */
  extra(pile: Pile): K['extra'];
}

/** How often the hidden tiles are dealt before a world is taken that the table speaks against. */
const TRIES = 8;

export const imagineRound = <K extends Kit>(secrets: Secrets<K>, chance: Stream): RoundState<K> => {
  const unseen = unseenBy(secrets);
  let world = imagineOnce(secrets, unseen, chance);
  for (let tried = 1; tried < TRIES && !world.isPossible; tried++)
    world = imagineOnce(secrets, unseen, chance);
  if (!world.isPossible) askSomebody(secrets.rules, world.state, secrets.view.seat);
  return world.state;
};

interface World<K extends Kit> {
  readonly state: Draft<K>;
  readonly isPossible: boolean;
}

const imagineOnce = <K extends Kit>(secrets: Secrets<K>, unseen: Counts, chance: Stream): World<K> => {
  const { rules, options, view } = secrets;
  const left = unseen.slice();
  const kongs = hiddenKongs(secrets, left, chance);
  const hands = view.table.map((_, seat) => countTiles(rules.tiles, secrets.known(seat)));
  giveRobbed(view, hands, left);
  const pile = new Pile(left, chance);
  const extra = secrets.extra(pile);
  dealHands(secrets, pile, hands);
  growHands(secrets, pile, hands);
  const drawn = drawnIn(view, pile, hands);
  const { round, dealer, table } = view;
  const seats = table.map((each, seat) => seatTiles(each, at(hands, seat), kongs.tiles[seat] ?? []));
  const phase = phaseOf<K>(view, drawn);
  const state: Draft<K> = {
    options,
    round,
    dealer,
    wall: wallOf(pile.rest(view.wallSize)),
    seats,
    phase,
    extra,
  };
  if (phase.name === 'claim') askClaims(rules, state);
  const isAsked = phase.name === 'over' || seatsToAct(state).length > 0;
  return { state, isPossible: isAsked && !kongs.areForced && !pile.ranShort };
};

const unseenBy = <K extends Kit>({ rules, view, open, known }: Secrets<K>): Counts => {
  const unseen = new Uint8Array(rules.tiles.codes.length).fill(rules.tiles.copies);
  const see = (tile: Tile): void => {
    unseen[tile] = Math.max(0, countOf(unseen, tile) - 1);
  };
  open.forEach(see);
  for (const [seat, { melds, discards, taken }] of view.table.entries()) {
    known(seat).forEach(see);
    for (const meld of melds) seeMeld(unseen, meld);
    for (let place = 0; place < discards.length; place++)
      if (!taken.includes(place)) see(at(discards, place));
  }
  return unseen;
};

const seeMeld = (unseen: Counts, meld: MeldView): void => {
  if (meld.tile === null) return;
  const seen = meldFrom(meld, meld.tile);
  const isRun = seen.kind === 'chow';
  const copies = isRun ? 1 : meldSize(seen);
  for (let kind = meld.tile as number; kind <= meld.tile + (isRun ? 2 : 0); kind++)
    unseen[kind] = Math.max(0, countOf(unseen, kind as Tile) - copies);
};

interface HiddenKongs {
  readonly tiles: BySeat<readonly Tile[]>;
  readonly areForced: boolean;
}

/** Kinds of which no copy has been seen, one for each kong laid face down. */
const hiddenKongs = <K extends Kit>(secrets: Secrets<K>, left: Counts, chance: Stream): HiddenKongs => {
  const { rules, view, mayKong } = secrets;
  let areForced = false;
  const choose = (seat: Seat): Tile => {
    const whole: Tile[] = [];
    for (let kind = 0; kind < left.length; kind++)
      if (left[kind] === rules.tiles.copies) whole.push(kind as Tile);
    const allowed = whole.filter((tile) => mayKong(seat, tile));
    if (allowed.length === 0) areForced = true;
    const among = allowed.length === 0 ? whole : allowed;
    const tile = among[chance.below(Math.max(1, among.length))] ?? (0 as Tile);
    left[tile] = 0;
    return tile;
  };
  const tiles = view.table.map(({ melds }, seat) =>
    melds.filter(({ tile }) => tile === null).map(() => choose(seat)),
  );
  return { tiles, areForced };
};

/** A tile that is being added to a pung is still in the hand. */
const giveRobbed = ({ phase, table }: RoundView, hands: readonly Counts[], left: Counts): void => {
  if (phase.name !== 'claim' || !phase.robbing) return;
  const { tile, from } = phase;
  const hand = at(hands, from);
  if (countOf(hand, tile) > 0 || at(table, from).concealedSize === 0) return;
  hand[tile] = 1;
  left[tile] = Math.max(0, countOf(left, tile) - 1);
};

/** Whoever may not hold everything comes first: the others make do with what is left. */
const dealHands = <K extends Kit>(
  { view, mayHold }: Secrets<K>,
  pile: Pile,
  hands: readonly Counts[],
): void => {
  const limits = bySeat(hands.length, mayHold);
  for (let seat = 0; seat < hands.length; seat++) {
    const limit = at(limits, seat);
    if (limit !== null) pile.deal(missing(view, hands, seat), at(hands, seat), limit);
  }
  for (let seat = 0; seat < hands.length; seat++)
    if (at(limits, seat) === null) pile.deal(missing(view, hands, seat), at(hands, seat), anything);
};

/** Nobody holds just any tiles: each hidden hand is what its seat kept of as many draws as it had. A robbed tile stays. */
const growHands = <K extends Kit>(secrets: Secrets<K>, pile: Pile, hands: readonly Counts[]): void => {
  const { view, known, away, headStart } = secrets;
  const { phase } = view;
  const robbed = phase.name === 'claim' && phase.robbing ? phase.from : null;
  for (const [seat, { draws }] of view.table.entries())
    if (seat !== robbed && known(seat).length === 0)
      pile.grow(at(hands, seat), headStart + draws, (hand) => away(seat, hand));
};

const anything: MayHold = () => true;

/** How many tiles of a hand are hidden, the one just drawn not among them. */
const missing = (view: RoundView, hands: readonly Counts[], seat: Seat): number => {
  let size = at(view.table, seat).concealedSize - (hasHiddenDraw(view, seat) ? 1 : 0);
  for (const copies of at(hands, seat)) size -= copies;
  return size;
};

const hasHiddenDraw = ({ phase, seat: viewer }: RoundView, seat: Seat): boolean =>
  phase.name === 'turn' &&
  phase.seat === seat &&
  seat !== viewer &&
  (phase.source === 'wall' || phase.source === 'replacement');

const drawnIn = (view: RoundView, pile: Pile, hands: readonly Counts[]): Tile | null => {
  const { phase } = view;
  if (phase.name !== 'turn' || !hasHiddenDraw(view, phase.seat)) return view.drawn;
  return pile.draw(at(hands, phase.seat));
};
