/**
 * What fits into the room a duel has, as words for the style sheets. Container queries would say the same, but the
 * browser then weighs every rule anew at every press.
 */
import type { CSSProperties } from 'react';
import type { Room } from '../../../looks/useRoom.ts';

/** Heights and widths, in pixels, from which on there is room for more. */
const STEPS = {
  h22: 352,
  h26: 416,
  h30: 480,
  h34: 544,
  h38: 608,
  h45: 720,
  w470: 470,
  w52: 832,
  w60: 960,
} as const;

const roomWords = ({ width, height }: Room): string => {
  const reached = Object.entries(STEPS)
    .filter(([step, least]) => (step.startsWith('h') ? height : width) >= least)
    .map(([step]) => step);
  return [width >= height ? 'wide' : 'tall', ...reached].join(' ');
};

/** The words, and a hundredth of the width and of the height. Nothing before anybody has measured. */
export const roomProps = (
  room: Room | null,
): { readonly 'data-room'?: string; readonly style?: CSSProperties } =>
  room === null
    ? {}
    : {
        'data-room': roomWords(room),
        style: { '--w': `${room.width / 100}px`, '--h': `${room.height / 100}px` } as CSSProperties,
      };

/** With the tile that is drawn next: it has its place, so that none changes its row then. */
const HAND = 12;
const IN_TWO_ROWS = 6;
const MELD = 3;

/**
 * How many tiles of the own hand stand side by side: all that are not in open sets, which lie behind them; or six in two
 * rows where they would be narrower than 34 pixels, with the open sets at the end of the second.
 */
export const columnsFor = (room: Room | null, melds: number): number =>
  room === null || room.width >= STEPS.w470 ? HAND - MELD * melds : IN_TWO_ROWS;
