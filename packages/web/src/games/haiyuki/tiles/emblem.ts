/** What Haiyuki's drawings share: a tinted field, marks for colour and gender, and the pen. */
import type { Colour, Kind } from '@paiju/engine/haiyuki';
import { LETTERS } from '../../../tiles/art/digits.ts';
import { disc, moved, stroked } from '../../../tiles/art/ink.ts';

export const LINE = '#2b2320';

/** Full, and as the ground of a face. */
export const PAINT: Readonly<Record<Colour, { readonly full: string; readonly ground: string }>> = {
  red: { full: '#c8372d', ground: '#fbdcd3' },
  blue: { full: '#2463b8', ground: '#d7e6fa' },
  yellow: { full: '#f2b418', ground: '#fdf0bd' },
  purple: { full: '#7b3fae', ground: '#eaddf6' },
};

/** Diamond, square, triangle, hexagon: the colours differ by outline, and by letter. */
const BADGES: Readonly<Record<Colour, readonly [outline: string, letter: string, y: number]>> = {
  red: ['M20 2L38 20L20 38L2 20z', LETTERS.R, 10],
  blue: ['M5 5H35V35H5z', LETTERS.B, 9.5],
  yellow: ['M20 1L40 36H0z', LETTERS.Y, 14],
  purple: ['M20 1L37 10.5V29.5L20 39L3 29.5V10.5z', LETTERS.P, 10],
};

const badge = (colour: Colour): string => {
  const [outline, letter, y] = BADGES[colour];
  const ink = colour === 'yellow' ? LINE : '#fff';
  return (
    `<path fill="${PAINT[colour].full}" stroke="#fff" stroke-width="2.5" d="${outline}"/>` +
    moved(stroked(letter, ink, 11), { x: 13, y }, 0.34)
  );
};

const GENDERS = {
  male: `${disc({ x: 8, y: 12 }, 6.5)}M12.5 7.5L19 1M12 1H19V8`,
  female: `${disc({ x: 10, y: 8 }, 6.5)}M10 14.5V25M4.5 20H15.5`,
} as const;

/** A closed outline with a pen line around it. */
export const shape = (d: string, fill: string, width = 2.5): string =>
  `<path fill="${fill}" stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;

export const line = (d: string, width = 2.5): string => stroked(d, LINE, width);

export const dots = (radius: number, ...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => disc({ x, y }, radius)).join('');

export const framed = ({ colour, gender }: Kind, drawing: string): string =>
  `<rect x="6" y="6" width="88" height="113" rx="9" fill="${PAINT[colour].ground}"/>` +
  `<rect x="6" y="111" width="88" height="8" rx="4" fill="${PAINT[colour].full}"/>` +
  drawing +
  moved(badge(colour), { x: 4, y: 3 }, 0.8) +
  (gender === null ? '' : moved(stroked(GENDERS[gender], LINE, 3), { x: 74, y: 9 }, 0.85));
