/** What `npm run chaos` prints. */
import type { ChaosReport, Waited } from './chaos.ts';
import type { Kind } from './troubles.ts';

const TROUBLES: Readonly<Record<Kind, string>> = {
  kill: 'kills with -9',
  stop: 'stops by SIGTERM',
  upgrade: 'processes replaced one after the other',
  network: 'spells of bad network',
};

/** What is aimed at, where a time is: it depends on the machine, so that missing it breaks no promise. */
const AIMS: Readonly<Partial<Record<Kind, string>>> = {
  kill: 'aim: median under 1.5 s',
  stop: 'aim: worst under 2 s',
  upgrade: 'aim: worst under 2 s',
};

export const figuresOf = (kind: Kind, report: ChaosReport): readonly string[] => {
  const {
    troubles,
    acknowledged,
    finished,
    rated,
    unfinished,
    takeOvers,
    stoodIn,
    quick,
    signIns,
    seconds,
    breaks,
    fates,
  } = report;
  return [
    `${kind}: ${troubles} ${TROUBLES[kind]}, ${acknowledged} acknowledged answers in ${seconds.toFixed(0)} s (${(acknowledged / seconds).toFixed(0)}/s)`,
    `  matches: ${finished} played to the end, ${unfinished} not; ${rated} that count, each rated once; tables taken over ${takeOvers} times; ${stoodIn} answers by somebody who stood in`,
    `  people: ${quick} matches found by the queue, none twice; ${signIns} signed in anew, and kept every session`,
    ...(kind === 'network'
      ? [
          `  network: ${fates.delayed} pieces held up, ${fates.cut} connections cut, ${fates.stalled} silenced, ${fates.refused} refused`,
        ]
      : []),
    `  pause: ${pauseText(report.pauses)}${AIMS[kind] === undefined ? '' : ` (${AIMS[kind]})`}`,
    ...report.pauses
      .slice(-1)
      .map(({ story }) => `  the worst of them, in ms since the line was lost: ${story}`),
    `  promises broken: ${breaks.length}`,
  ];
};

const pauseText = (pauses: readonly Waited[]): string => {
  if (pauses.length === 0) return 'nobody saw one';
  const at = (part: number): string =>
    `${((pauses[Math.min(pauses.length - 1, Math.floor(part * pauses.length))]?.ms ?? 0) / 1000).toFixed(2)} s`;
  return `${pauses.length} seen by players, median ${at(0.5)}, 95th percentile ${at(0.95)}, worst ${at(1)}`;
};
