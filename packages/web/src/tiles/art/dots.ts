/** The circles: one to nine rings, laid out as on every set. */
import type { Place } from './ink.ts';
import { disc, filled, INK } from './ink.ts';

type Ink = 'red' | 'green' | 'blue';
interface Ring extends Place {
  readonly ink: Ink;
}

const ring = (x: number, y: number, ink: Ink): Ring => ({ x, y, ink });
const LEFT = 29;
const MIDDLE = 50;
const RIGHT = 71;

interface Layout {
  readonly radius: number;
  readonly rings: readonly Ring[];
}

const LAYOUTS: readonly Layout[] = [
  { radius: 23, rings: [ring(MIDDLE, 35, 'green'), ring(MIDDLE, 90, 'blue')] },
  { radius: 18.5, rings: [ring(26, 28, 'blue'), ring(MIDDLE, 62.5, 'red'), ring(74, 97, 'green')] },
  {
    radius: 18.5,
    rings: [
      ring(LEFT, 36, 'blue'),
      ring(RIGHT, 36, 'green'),
      ring(LEFT, 89, 'green'),
      ring(RIGHT, 89, 'blue'),
    ],
  },
  {
    radius: 17.5,
    rings: [
      ring(26, 30, 'blue'),
      ring(74, 30, 'green'),
      ring(MIDDLE, 62.5, 'red'),
      ring(26, 95, 'green'),
      ring(74, 95, 'blue'),
    ],
  },
  {
    radius: 16.5,
    rings: [
      ...[LEFT, RIGHT].map((x) => ring(x, 26, 'green')),
      ...[66, 100].flatMap((y) => [LEFT, RIGHT].map((x) => ring(x, y, 'red'))),
    ],
  },
  {
    radius: 14.5,
    rings: [
      ring(23, 21, 'green'),
      ring(50, 33, 'green'),
      ring(77, 45, 'green'),
      ...[76, 106].flatMap((y) => [33, 67].map((x) => ring(x, y, 'red'))),
    ],
  },
  { radius: 14.5, rings: [18, 47.5, 77.5, 107].flatMap((y) => [32, 68].map((x) => ring(x, y, 'blue'))) },
  {
    radius: 14,
    rings: (['green', 'red', 'blue'] as const).flatMap((ink, row) =>
      [19.5, 50, 80.5].map((x) => ring(x, 25 + 37.5 * row, ink)),
    ),
  },
];

/** Rim, gap, disc and a point in the middle. */
const ringPath = (place: Place, radius: number): string =>
  [1, 0.72, 0.54, 0.2].map((share) => disc(place, radius * share)).join('');

/** The single one is a flower in a wheel. */
const single = (): string => {
  const middle = { x: MIDDLE, y: 62.5 };
  const around = (count: number, distance: number): Place[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count;
      return { x: middle.x + distance * Math.sin(angle), y: middle.y - distance * Math.cos(angle) };
    });
  const wheel = disc(middle, 41) + disc(middle, 36.5);
  const beads = around(16, 30.5).map((place) => disc(place, 4.2));
  const petals = around(6, 11).map((place) => disc(place, 5.6));
  return (
    filled(wheel, INK.green) +
    filled(beads.join(''), INK.blue) +
    filled(disc(middle, 22) + disc(middle, 19), INK.green) +
    filled(petals.join('') + disc(middle, 4), INK.red)
  );
};

const drawLayout = ({ radius, rings }: Layout): string =>
  (['blue', 'green', 'red'] as const)
    .map((ink) => rings.filter((each) => each.ink === ink).map((each) => ringPath(each, radius)))
    .map((paths, i) =>
      paths.length === 0 ? '' : filled(paths.join(''), [INK.blue, INK.green, INK.red][i] ?? INK.blue),
    )
    .join('');

export const drawDots = (rank: number): string => {
  const layout = LAYOUTS[rank - 2];
  return layout === undefined ? single() : drawLayout(layout);
};

/** The suit's own mark: one ring. */
export const dotMark = (place: Place, radius: number): string => filled(ringPath(place, radius), INK.blue);
