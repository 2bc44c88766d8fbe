/**
 * What games on the shared round have in common of an observation, written straight from the state: no view is made, and every seat
 * is visited once. It must be the bytes of `tileParts` and `flagParts`, which tests compare at every step.
 */
import type { Counts, KongMade, Meld, Seat, Tile } from '@paiju/engine';
import type { FastLook, Layout } from './part.ts';
import { byteOf, offsetsIn } from './part.ts';
import { KONGS, SOURCES } from './roundParts.ts';

const SEATS = 4;
const PUNG = 3;
const KONG = 4;
const RUN = 3;

/** Of a state as much as is read here. */
export interface TableState {
  readonly round: number;
  readonly dealer: Seat;
  readonly wall: { readonly front: number; readonly back: number };
  readonly seats: readonly TableSeat[];
  readonly phase: TablePhase;
}

interface TableSeat {
  readonly concealed: Counts;
  readonly melds: readonly Meld[];
  readonly discards: readonly Tile[];
  readonly taken: readonly number[];
  readonly draws: number;
}

interface TurnNow {
  readonly name: 'turn';
  readonly seat: Seat;
  readonly drawn: Tile | null;
  readonly source: (typeof SOURCES)[number];
  readonly kong: KongMade | null;
  readonly justDrawn: boolean;
}

interface ClaimNow {
  readonly name: 'claim';
  readonly window: {
    readonly tile: Tile;
    readonly from: Seat;
    readonly kong: KongMade | null;
    readonly justDrawn: boolean;
  };
}

type TablePhase = TurnNow | ClaimNow | { readonly name: 'choice' } | { readonly name: 'over' };

/**
 * The bytes are 0 before, but for `unseen`, from which what is seen here is taken. `hiding` has the bit of each seat whose concealed
 * kongs the others do not see.
 */
export const fastTable = <T>(
  layout: Layout<T>,
  kinds: number,
): ((look: FastLook<TableState>, hiding: number, out: Uint8Array, at: number) => void) => {
  const offset = offsetsIn(layout);
  const HAND = offset('hand');
  const DRAWN = offset('drawn');
  const ASKED = offset('asked tile');
  const DISCARDS = offset('discards');
  const LATEST = offset('latest discards');
  const SETS = offset('pungs and kongs');
  const UNSEEN = offset('unseen');
  const SOURCE = offset('turn source');
  const KONG_MADE = offset('kong of the turn');
  const TURN_OF = offset('turn of');
  const DEALER = offset('dealer');
  const WALL = offset('wall');
  const ROUND = offset('round');
  const CONCEALED = offset('concealed');
  const DRAWS = offset('draws');
  const HIDDEN = offset('hidden kongs');

  const writeDiscards = ({ discards, taken }: TableSeat, out: Uint8Array, at: number, row: number): void => {
    for (let place = 0; place < discards.length; place++) {
      const tile = discards[place]!;
      out[row + DISCARDS + tile]! += 1;
      out[row + LATEST + tile] = byteOf(place + 1);
      out[at + UNSEEN + tile]! -= 1;
    }
    for (let i = 0; i < taken.length; i++) {
      const tile = discards[taken[i]!]!;
      out[row + DISCARDS + tile]! -= 1;
      out[at + UNSEEN + tile]! += 1;
    }
  };

  /** One meld that is seen. */
  const writeMeld = (meld: Meld, out: Uint8Array, at: number, row: number): void => {
    const { tile } = meld;
    if (meld.kind === 'chow') {
      for (let step = 0; step < RUN; step++) out[at + UNSEEN + tile + step]! -= 1;
      return;
    }
    if (meld.kind === 'kong' && meld.made === 'special') {
      out[at + UNSEEN + tile]! -= 1;
      return;
    }
    const copies = meld.kind === 'kong' ? KONG : PUNG;
    out[row + SETS + tile] = copies;
    out[at + UNSEEN + tile]! -= copies;
  };

  const writePhase = (phase: TablePhase, seat: Seat, out: Uint8Array, at: number): void => {
    if (phase.name !== 'turn' && phase.name !== 'claim') return;
    const isTurn = phase.name === 'turn';
    const { kong, justDrawn } = isTurn ? phase : phase.window;
    const of = isTurn ? phase.seat : phase.window.from;
    out[at + TURN_OF + ((of - seat + SEATS) % SEATS)] = 1;
    if (kong !== null) out[at + KONG_MADE + KONGS.indexOf(kong)] = 1;
    if (justDrawn) out[at + KONG_MADE + KONGS.length] = 1;
    if (!isTurn) {
      out[at + ASKED + phase.window.tile] = 1;
      return;
    }
    out[at + SOURCE + SOURCES.indexOf(phase.source)] = 1;
    if (of === seat && phase.drawn !== null) out[at + DRAWN + phase.drawn] = 1;
  };

  return ({ state, seat }, hiding, out, at) => {
    const own = state.seats[seat]!.concealed;
    for (let kind = 0; kind < kinds; kind++) {
      const held = own[kind]!;
      out[at + HAND + kind] = held;
      out[at + UNSEEN + kind]! -= held;
    }
    for (let steps = 0; steps < SEATS; steps++) {
      const other = (seat + steps) % SEATS;
      const tiles = state.seats[other]!;
      const { concealed, melds } = tiles;
      const isHiding = steps > 0 && (hiding & (1 << other)) !== 0;
      const row = at + steps * kinds;
      writeDiscards(tiles, out, at, row);
      for (let i = 0; i < melds.length; i++) {
        const meld = melds[i]!;
        if (isHiding && meld.kind === 'kong' && meld.made === 'concealed') out[at + HIDDEN + steps]! += 1;
        else writeMeld(meld, out, at, row);
      }
      let size = 0;
      for (let kind = 0; kind < kinds; kind++) size += concealed[kind]!;
      out[at + CONCEALED + steps] = size;
      out[at + DRAWS + steps] = byteOf(tiles.draws);
    }
    writePhase(state.phase, seat, out, at);
    out[at + DEALER + ((state.dealer - seat + SEATS) % SEATS)] = 1;
    out[at + WALL] = byteOf(state.wall.back - state.wall.front);
    out[at + ROUND] = byteOf(state.round);
  };
};

/** The ids named so far in the choice under way. */
export const addBegun = (begun: readonly number[], out: Uint8Array, at: number): void => {
  for (let i = 0; i < begun.length; i++) out[at + begun[i]!]! += 1;
};
