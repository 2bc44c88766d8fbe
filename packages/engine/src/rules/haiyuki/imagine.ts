/** What a seat of Haiyuki cannot see, made up so that it goes with all that it can. */
import type { Counts } from '../../core/counts.ts';
import { countOf, countTiles, kindsIn, sizeOf } from '../../core/counts.ts';
import { meldTiles } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import { at, bySeat } from '../../core/seat.ts';
import type { Stream } from '../../core/stream.ts';
import type { Tile } from '../../core/tile.ts';
import { Pile } from '../../play/pile.ts';
import { wallOf } from '../../play/wall.ts';
import { phasesOf } from './imaginePhase.ts';
import { holdReady, isReadyIn } from './imagineReady.ts';
import { toAct } from './round.ts';
import { seatState } from './seen.ts';
import type { Draft, HaiyukiState } from './state.ts';
import { HAND_SIZE, SEAT_COUNT } from './state.ts';
import { HAIYUKI_TILES } from './tiles.ts';
import type { HaiyukiView } from './view.ts';

/** H-10.5: the words that say where returned tiles go. */
const RETURNED_WORDS = SEAT_COUNT * HAND_SIZE;
/** How often the hidden tiles are dealt before a world is taken that the table speaks against. */
const TRIES = 8;

export const imagine = (view: HaiyukiView, chance: Stream): HaiyukiState => {
  const unseen = unseenBy(view);
  let world = imagineOnce(view, unseen, chance);
  for (let tried = 1; tried < TRIES && !isPossible(view, world); tried++)
    world = imagineOnce(view, unseen, chance);
  return world;
};

/** Somebody can act, and the viewer exactly where it is asked. */
const isPossible = (view: HaiyukiView, state: HaiyukiState): boolean => {
  const { phase } = state;
  if (phase.name === 'over') return true;
  if (
    phase.name === 'turn' &&
    !kindsIn(at(state.seats, phase.seat).concealed).some((tile) => tile !== phase.barred)
  )
    return false;
  const asked = toAct(state);
  return asked.length > 0 && (view.seat !== null && asked.includes(view.seat)) === view.isAsked;
};

const imagineOnce = (view: HaiyukiView, unseen: Counts, chance: Stream): HaiyukiState => {
  const { options, round, starter, turn, dora, table } = view;
  const left = unseen.slice();
  const hands = table.map((_, seat) => countTiles(HAIYUKI_TILES, knownOf(view, seat)));
  let drawn = view.drawn;
  for (let seat = 0; seat < SEAT_COUNT; seat++) {
    if (isKnown(view, seat)) continue;
    if (isReadyIn(view, seat))
      drawn = holdReady(view, seat, { hand: at(hands, seat), left, chance }) ?? drawn;
    giveBarred(view, seat, at(hands, seat), left);
  }
  const pile = new Pile(left, chance);
  for (const [seat, { concealedSize }] of table.entries()) {
    const hand = at(hands, seat);
    const isDrawing = hasHiddenDraw(view, seat) && sizeOf(hand) < concealedSize;
    pile.deal(concealedSize - sizeOf(hand) - (isDrawing ? 1 : 0), hand, anything);
    if (isDrawing) drawn = pile.draw(hand);
  }
  const draft: Draft = {
    options,
    round,
    starter,
    turn,
    wall: wallOf(pile.rest(view.wallSize)),
    dora,
    ura: view.ura ?? (chance.below(HAIYUKI_TILES.codes.length) as Tile),
    isUraShown: view.ura !== null,
    returned: view.phase.name === 'setup' ? words(RETURNED_WORDS, chance) : [],
    roulette: words(SEAT_COUNT, chance),
    seats: table.map((each, seat) => seatState(each, at(hands, seat))),
    phase: { name: 'over', reason: '' },
  };
  for (const phase of phasesOf(view, draft, drawn)) {
    draft.phase = phase;
    if (isPossible(view, draft)) break;
  }
  return draft;
};

const anything = (): boolean => true;

const isKnown = ({ seat: viewer, shown }: HaiyukiView, seat: Seat): boolean =>
  seat === viewer || shown !== null;

const knownOf = ({ seat: viewer, shown, hand }: HaiyukiView, seat: Seat): readonly Tile[] =>
  shown?.[seat] ?? (seat === viewer ? hand : null) ?? [];

const hasHiddenDraw = (view: HaiyukiView, seat: Seat): boolean =>
  view.phase.name === 'turn' &&
  view.phase.seat === seat &&
  view.phase.source === 'wall' &&
  !isKnown(view, seat);

/** H-6.10: the discard that came back is in the hand. */
const giveBarred = ({ phase }: HaiyukiView, seat: Seat, hand: Counts, left: Counts): void => {
  if (phase.name !== 'turn' || phase.seat !== seat || phase.barred === null) return;
  hand[phase.barred] = countOf(hand, phase.barred) + 1;
  left[phase.barred] = Math.max(0, countOf(left, phase.barred) - 1);
};

const unseenBy = (view: HaiyukiView): Counts => {
  const unseen = new Uint8Array(HAIYUKI_TILES.codes.length).fill(HAIYUKI_TILES.copies);
  const see = (tile: Tile): void => {
    unseen[tile] = Math.max(0, countOf(unseen, tile) - 1);
  };
  for (const [seat, { melds, discards, taken, destroyed }] of view.table.entries()) {
    knownOf(view, seat).forEach(see);
    melds.flatMap(meldTiles).forEach(see);
    destroyed.forEach(see);
    for (const [place, tile] of discards.entries()) if (!taken.includes(place)) see(tile);
  }
  return unseen;
};

const words = (count: number, chance: Stream): number[] => bySeat(count, () => chance.next());
