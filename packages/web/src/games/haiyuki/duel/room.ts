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

const HAND = 12;
const IN_TWO_ROWS = 6;

/**
 * How many tiles of the own hand stand side by side: all of them, or two rows alike where they would be narrower than
 * 34 pixels. The tile that is drawn next counts, so that none changes its row then.
 */
export const columnsFor = (room: Room | null, tiles: number): number => {
  if (room === null || room.width >= STEPS.w470) return HAND;
  return tiles <= IN_TWO_ROWS ? IN_TWO_ROWS : Math.min(IN_TWO_ROWS, Math.ceil(tiles / 2));
};
