/** An ordeal in lines, and what was wrong with it. */
import { acknowledgements } from '../load/loadReport.ts';
import type { Ordeal } from './ordeal.ts';
import type { Outcome } from './siege.ts';
import { isFromInside } from './stranger.ts';

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const listed = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts].map(([what, times]) => `${what} × ${times}`).join(', ') || 'nothing';

const outcomeLine = ({ name, frames, sockets, closed, heard }: Outcome): string =>
  `${name}: ${frames} frames on ${sockets} sockets; closed with ${listed(closed)}; told ${listed(heard)}`;

export const ordealLines = ({
  outcomes,
  acknowledged,
  siegeSeconds,
  heap,
  resident,
}: Ordeal): readonly string[] => {
  const frames = outcomes.reduce((sum, one) => sum + one.frames, 0);
  return [
    ...outcomes.map(outcomeLine),
    `${frames} frames in ${siegeSeconds.toFixed(0)} s`,
    `others, before: ${acknowledgements(acknowledged.before)}`,
    `others, during: ${acknowledgements(acknowledged.during)}`,
    `others, after: ${acknowledgements(acknowledged.after)}`,
    `heap: ${megabytes(heap.before)} before, ${megabytes(heap.after)} after; resident ${megabytes(resident.before)} before, ${megabytes(resident.after)} after, ${megabytes(resident.last)} in the end`,
    `heap after each cycle of sockets: ${heap.cycles.map(megabytes).join(', ')}`,
  ];
};

/** What must not be: `said` is everything on standard error. */
export const ordealTroubles = ({ outcomes, closed }: Ordeal, said: string): readonly string[] => [
  ...outcomes.flatMap(({ name, betrayed }) => betrayed.map((text) => `${name}: told ${text}`)),
  ...(closed > 0 ? [`${closed} sockets of others were closed`] : []),
  ...said.split('\n').filter((line) => isFromInside(line) || /"level":[56]0/.test(line)),
];
