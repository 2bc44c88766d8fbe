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
import type { SeenHaiyuki } from './view.ts';

/** H-10.5: the words that say where returned tiles go. */
const RETURNED_WORDS = SEAT_COUNT * HAND_SIZE;

export const imagine = (view: SeenHaiyuki, chance: Stream): HaiyukiState => {
  const { options, round, starter, turn, dora, table } = view;
  const left = unseenBy(view);
  const hands = table.map((_, seat) => countTiles(HAIYUKI_TILES, knownOf(view, seat)));
  let drawn = view.drawn;
  for (let seat = 0; seat < SEAT_COUNT; seat++) {
    if (isKnown(view, seat)) continue;
    if (isReadyIn(view, seat))
      drawn = holdReady(view, seat, { hand: at(hands, seat), left, chance }) ?? drawn;
    giveBarred(barredIn(view, seat), at(hands, seat), left);
  }
  const pile = new Pile(left, chance);
  for (const [seat, { concealedSize }] of table.entries()) {
    const hand = at(hands, seat);
    const isDrawing = hasHiddenDraw(view, seat) && sizeOf(hand) < concealedSize;
    dealTo(pile, hand, concealedSize - sizeOf(hand) - (isDrawing ? 1 : 0), barredIn(view, seat));
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
  const phases = phasesOf(view, draft, drawn);
  const phase = phases.find((each) => isWaitedFor(view, { ...draft, phase: each })) ?? phases[0];
  return { ...draft, phase: phase ?? draft.phase };
};

/** Whether somebody is asked while the viewer waits. */
const isWaitedFor = ({ seat }: SeenHaiyuki, state: HaiyukiState): boolean => {
  const asked = toAct(state);
  return asked.length > 0 && !(seat !== null && asked.includes(seat));
};

/** H-6.10: whoever must not discard a kind has another one. */
const dealTo = (pile: Pile, hand: Counts, size: number, barred: Tile | null): void => {
  pile.deal(Math.max(0, size - 1), hand, anything);
  pile.deal(Math.min(size, 1), hand, (tile) => tile !== barred || kindsIn(hand).length > 1);
};

const anything = (): boolean => true;

const isKnown = ({ seat: viewer, shown }: SeenHaiyuki, seat: Seat): boolean =>
  seat === viewer || shown !== null;

const knownOf = ({ seat: viewer, shown, hand }: SeenHaiyuki, seat: Seat): readonly Tile[] =>
  shown?.[seat] ?? (seat === viewer ? hand : null) ?? [];

const hasHiddenDraw = (view: SeenHaiyuki, seat: Seat): boolean =>
  view.phase.name === 'turn' &&
  view.phase.seat === seat &&
  view.phase.source === 'wall' &&
  !isKnown(view, seat);

const barredIn = ({ phase }: SeenHaiyuki, seat: Seat): Tile | null =>
  phase.name === 'turn' && phase.seat === seat ? phase.barred : null;

/** H-6.10: the discard that came back is in the hand. */
const giveBarred = (barred: Tile | null, hand: Counts, left: Counts): void => {
  if (barred === null) return;
  hand[barred] = countOf(hand, barred) + 1;
  left[barred] = countOf(left, barred) - 1;
};

const unseenBy = (view: SeenHaiyuki): Counts => {
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
