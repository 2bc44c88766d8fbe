/** How the room of a seat is shared by its hand and its melds. */
import { jointsOf, meldFit, rowsNeeded } from './melds.ts';
import { RIVER_RATIO } from './rivers.ts';

export interface Held {
  /** Concealed tiles, and whether their faces are seen. */
  readonly tiles: number;
  readonly isOpen: boolean;
  /** The widths of what is laid out, in tiles. */
  readonly melds: readonly number[];
  /** What its plate says beside name and points. */
  readonly badges?: number;
  /** What has just been won or lost stands there too. */
  readonly isPaid?: boolean;
}

export interface SeatFit {
  /** The width of a tile of the melds. */
  readonly meld: number;
  /** The width of a tile of the hand, and how far it is from one to the next. */
  readonly hand: number;
  readonly pitch: number;
  /** By how much the tiles of a meld lie over each other, in tiles. */
  readonly overlap: number;
}

interface Wanted {
  /** Faces and melds are at most so wide, and backs. */
  readonly tile: number;
  readonly back: number;
  /** How far backs are from each other where there is room, in backs. */
  readonly backPitch: number;
}

/** So much of a back must be seen to count it. */
const SLIVER = 5;
const SMALLEST = 9;
/** So much of a tile of a meld is covered at most, before all become smaller: of three tiles alike one has to be seen. */
const COVERED = 0.25;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A draw is expected: room for its tile is kept, so that nothing moves when it comes. */
export const placesFor = (tiles: number): number => (tiles % 3 === 1 ? tiles + 1 : tiles);

/**
 * All in one line: melds keep their size before backs do, which need only be counted; faces are as large as melds. Where
 * that is not enough the tiles of melds lie over each other a little.
 */
export const inLine = (held: Held, length: number, { tile, back, backPitch }: Wanted): SeatFit => {
  const places = placesFor(held.tiles);
  const laid = sum(held.melds);
  const joints = sum(held.melds.map(jointsOf));
  const room = length - (held.isOpen ? 0 : places * SLIVER);
  const faces = held.isOpen ? places : 0;
  const meld = Math.max(SMALLEST, Math.min(tile, room / Math.max(1, faces + laid - COVERED * joints)));
  const over = (faces + laid) * meld - room;
  const overlap = joints === 0 ? 0 : Math.max(0, Math.min(COVERED, over / (meld * joints)));
  if (held.isOpen) return { meld, hand: meld, pitch: meld, overlap };
  const left = length - (laid - overlap * joints) * meld;
  return { meld, hand: back, pitch: Math.min(back * backPitch, left / Math.max(1, places)), overlap };
};

/** How long a line is that is laid out so. */
export const lengthOf = ({ tiles, melds }: Held, { meld, hand, pitch, overlap }: SeatFit): number => {
  const places = placesFor(tiles);
  const laid = sum(melds) - overlap * sum(melds.map(jointsOf));
  return laid * meld + (places === 0 ? 0 : Math.max(places * pitch, hand + (tiles - 1) * pitch));
};

/** Melds in rows below the hand; faces in rows too, backs in a column. */
export const inRows = (
  held: Held,
  room: { readonly width: number; readonly height: number },
  { tile, back, backPitch }: Wanted,
): SeatFit => {
  const places = placesFor(held.tiles);
  if (held.isOpen) {
    const ones = Array.from({ length: held.tiles }, () => 1);
    let width = Math.floor(tile);
    while (width > SMALLEST) {
      const rows = Math.ceil(ones.length / Math.floor(room.width / width));
      if ((rows + rowsNeeded(held.melds, room.width / width)) * width * RIVER_RATIO <= room.height) break;
      width--;
    }
    return { meld: width, hand: width, pitch: width, overlap: 0 };
  }
  const meld = meldFit(held.melds, { width: room.width, height: room.height - places * SLIVER }, tile);
  const rows = rowsNeeded(held.melds, room.width / meld) * meld * RIVER_RATIO;
  return {
    meld,
    hand: back,
    pitch: Math.min(back * backPitch, (room.height - rows) / Math.max(1, places)),
    overlap: 0,
  };
};
