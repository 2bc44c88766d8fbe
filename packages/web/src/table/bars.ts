/** What words and buttons need of a table, by the kind of screen. */
import type { Room } from '../looks/useRoom.ts';

interface Actions {
  /** In play, while a choice opens the round, whose buttons are higher, and for who only watches what a hand waits for. */
  readonly play: number;
  readonly choice: number;
  readonly watched: number;
}

const NO_ACTIONS: Actions = { play: 0, choice: 0, watched: 0 };

export interface Bars {
  /** What words and buttons need between rivers and hand: buttons and plate may share a row. */
  readonly actions: Actions;
  readonly strip: number;
  readonly aside: number;
  readonly plate: Room;
  /** The least centre. */
  readonly centre: Room;
}

export interface Screen {
  readonly isSmall: boolean;
  /** A phone on its side. */
  readonly isFlat: boolean;
  /** By how much words grow with the table. */
  readonly scale: number;
  readonly bars: Bars;
}

const FLAT: Bars = {
  actions: NO_ACTIONS,
  strip: 0,
  aside: 112,
  plate: { width: 110, height: 38 },
  centre: { width: 0, height: 62 },
};
/** A phone held upright. */
const SMALL: Bars = {
  actions: { play: 44, choice: 60, watched: 24 },
  strip: 44,
  aside: 0,
  plate: { width: 140, height: 42 },
  centre: { width: 92, height: 96 },
};
const LARGE: Bars = {
  actions: NO_ACTIONS,
  strip: 62,
  aside: 0,
  plate: { width: 176, height: 58 },
  centre: { width: 0, height: 116 },
};

const grown = ({ width, height }: Room, scale: number): Room => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

const scaled = ({ actions, strip, aside, plate, centre }: Bars, scale: number): Bars => ({
  actions,
  strip: Math.round(strip * scale),
  aside,
  plate: grown(plate, scale),
  centre: grown(centre, scale),
});

const FLAT_BELOW = 480;
const SMALL_BELOW = 620;

export const screenFor = ({ width, height }: Room): Screen => {
  const isFlat = height < FLAT_BELOW && width > height;
  const isSmall = Math.min(width, height) < SMALL_BELOW;
  const scale = isSmall ? 1 : Math.max(0.94, Math.min(1.8, width / 980, height / 800));
  return { isSmall, isFlat, scale, bars: isFlat ? FLAT : isSmall ? SMALL : scaled(LARGE, scale) };
};
