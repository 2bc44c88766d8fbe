/** The sticks: two to nine canes, and the bird that stands for one. */
import { drawBird } from './bird.ts';
import type { Place } from './ink.ts';
import { filled, INK, short } from './ink.ts';

type Ink = 'red' | 'green' | 'blue';
interface Stick extends Place {
  readonly ink: Ink;
  /** From upright, clockwise. */
  readonly degrees?: number;
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly sticks: readonly Stick[];
}

const stick = (x: number, y: number, ink: Ink, degrees = 0): Stick => ({ x, y, ink, degrees });
const row = (y: number, ink: Ink, places: readonly number[]): Stick[] => places.map((x) => stick(x, y, ink));
const TOP = 34;
const BOTTOM = 91;
const THREE = [25, 50, 75];

const LAYOUTS: readonly Layout[] = [
  { width: 19, height: 50, sticks: [stick(50, TOP, 'green'), stick(50, BOTTOM, 'blue')] },
  { width: 19, height: 50, sticks: [stick(50, TOP, 'blue'), ...row(BOTTOM, 'green', [29, 71])] },
  {
    width: 19,
    height: 50,
    sticks: [
      stick(29, TOP, 'blue'),
      stick(71, TOP, 'green'),
      stick(29, BOTTOM, 'green'),
      stick(71, BOTTOM, 'blue'),
    ],
  },
  {
    width: 18,
    height: 48,
    sticks: [...row(TOP, 'green', [24, 76]), stick(50, 62.5, 'red'), ...row(BOTTOM, 'blue', [24, 76])],
  },
  { width: 18, height: 50, sticks: [...row(TOP, 'green', THREE), ...row(BOTTOM, 'blue', THREE)] },
  {
    width: 17,
    height: 35,
    sticks: [stick(50, 24, 'red'), ...row(63, 'green', THREE), ...row(101, 'blue', THREE)],
  },
  {
    width: 13,
    height: 46,
    sticks: [
      ...row(TOP, 'green', [14, 86]),
      stick(35.5, TOP, 'green', 22),
      stick(64.5, TOP, 'green', -22),
      ...row(BOTTOM, 'blue', [14, 86]),
      stick(35.5, BOTTOM, 'blue', -22),
      stick(64.5, BOTTOM, 'blue', 22),
    ],
  },
  {
    width: 17,
    height: 35,
    sticks: [24, 62.5, 101].flatMap((y) => [
      stick(25, y, 'green'),
      stick(50, y, 'red'),
      stick(75, y, 'blue'),
    ]),
  },
];

/** Half of a cane from the middle up, on a width and a height of 2: knobs at the joints, a slit in the stalk. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [-0.95, 0],
  [-0.95, -0.1],
  [-0.74, -0.19],
  [-0.74, -0.76],
  [-1, -0.84],
  [-1, -0.93],
  [-0.7, -1],
];
const SLIT: readonly (readonly [number, number])[] = [
  [-0.14, -0.26],
  [0, -0.2],
  [0.14, -0.26],
  [0.14, -0.74],
  [0, -0.8],
  [-0.14, -0.74],
];

const mirrored = (points: readonly (readonly [number, number])[], x: 1 | -1, y: 1 | -1) =>
  points.map(([px, py]) => [px * x, py * y] as const);

const stickPath = ({ x, y, degrees = 0 }: Stick, { width, height }: Layout): string => {
  const angle = (degrees * Math.PI) / 180;
  const at = ([px, py]: readonly [number, number]): string => {
    const [dx, dy] = [(px * width) / 2, (py * height) / 2];
    return `${short(x + dx * Math.cos(angle) - dy * Math.sin(angle))} ${short(y + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
  };
  const outline = [
    ...OUTLINE,
    ...mirrored(OUTLINE, -1, 1).reverse(),
    ...mirrored(OUTLINE, -1, -1),
    ...mirrored(OUTLINE, 1, -1).reverse(),
  ];
  return [outline, SLIT, mirrored(SLIT, 1, -1)].map((points) => `M${points.map(at).join('L')}z`).join('');
};

const drawLayout = (layout: Layout): string =>
  (['green', 'blue', 'red'] as const)
    .map((ink) => ({ ink, own: layout.sticks.filter((each) => each.ink === ink) }))
    .filter(({ own }) => own.length > 0)
    .map(({ ink, own }) => filled(own.map((each) => stickPath(each, layout)).join(''), INK[ink]))
    .join('');

export const drawBamboo = (rank: number): string => {
  const layout = LAYOUTS[rank - 2];
  return layout === undefined ? drawBird() : drawLayout(layout);
};

/** The suit's own mark: one cane. */
export const bambooMark = ({ x, y }: Place, height: number): string =>
  drawLayout({ width: height / 2.4, height, sticks: [stick(x, y, 'green')] });
