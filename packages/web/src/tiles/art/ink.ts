/** The inks of the faces, and the few pen strokes all drawings are made of. A face is 100 wide and 125 high. */
import type { Suit } from '@paiju/engine';

export const INK = {
  red: '#b4232c',
  green: '#0f6b3c',
  blue: '#1b3f8f',
  black: '#20211f',
  face: '#fffaf0',
} as const;

/** One way to draw tiles with suits and honours. */
export interface FaceArt {
  readonly drawSuited: (suit: Suit, rank: number) => string;
  readonly drawHonour: (rank: number) => string;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Two decimals are finer than any screen. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

export const disc = ({ x, y }: Place, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0z`;

/** Overlapping outlines leave holes: rings are two discs. */
export const filled = (d: string, fill: string): string =>
  `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`;

/** Overlapping strokes of one character stay whole. */
export const brushed = (d: string, fill: string): string => `<path fill="${fill}" d="${d}"/>`;

export const stroked = (d: string, stroke: string, width: number): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const moved = (drawing: string, { x, y }: Place, scale = 1): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})">${drawing}</g>`;
