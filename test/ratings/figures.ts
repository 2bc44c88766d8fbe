/** What a simulation says of ratings: whether the stronger stands higher, and whether what ratings foretell comes true. */
import { at } from '@paiju/engine';
import type { Strength } from '../../packages/server/src/ratings/rating.ts';
import { isProvisional } from '../../packages/server/src/ratings/rating.ts';
import type { Foretold, Simulated } from './simulate.ts';
import { KINDS_OF_PEOPLE } from './simulate.ts';

/** How ratings stood when everybody had played so many matches. */
export interface Standing {
  readonly matches: number;
  /** Of two who are not equally strong, how often the stronger stood higher; and where they are far apart. */
  readonly inOrder: number;
  readonly farInOrder: number;
  /** By how much ratings missed the truth: on average, and the root of the mean square. */
  readonly bias: number;
  readonly error: number;
  /** How often the truth lay within two deviations. */
  readonly within: number;
  readonly provisional: number;
  readonly byKind: readonly Spread[];
}

/** The ratings of those who are equally strong: their middle, and between what eight of ten lay. */
interface Spread {
  readonly truth: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Of all predictions from one chance to another: what was foretold on average, and what came true. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly pairs: number;
  readonly foretold: number;
  readonly cameTrue: number;
}

/** So far apart two are two levels, and not two shades of one. */
export const FAR = 150;
const BANDS = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;
/** Fewer in a band say nothing. */
const FEWEST_PAIRS = 100;

export const standingAfter = (runs: readonly Simulated[], matches: number): Standing => {
  const rows = runs.map(({ people, after }) => {
    const strengths = after.get(matches) ?? [];
    return people.map(({ kind, truth }, i) => ({ kind, truth, strength: at(strengths, i) }));
  });
  const all = rows.flat();
  const pairs = rows.flatMap((people) =>
    people.flatMap((one) =>
      people
        .filter((other) => other.truth > one.truth)
        .map((other) => ({
          apart: other.truth - one.truth,
          inOrder: Number(other.strength.mean > one.strength.mean),
        })),
    ),
  );
  const misses = all.map(({ truth, strength }) => strength.mean - truth);
  return {
    matches,
    inOrder: average(pairs.map(({ inOrder }) => inOrder)),
    farInOrder: average(pairs.filter(({ apart }) => apart >= FAR).map(({ inOrder }) => inOrder)),
    bias: average(misses),
    error: Math.sqrt(average(misses.map((miss) => miss ** 2))),
    within: average(all.map(({ truth, strength }) => Number(holds(strength, truth)))),
    provisional: average(all.map(({ strength }) => Number(isProvisional(strength)))),
    byKind: KINDS_OF_PEOPLE.map((wanted) => {
      const alike = all.filter(({ kind }) => kind === wanted);
      return spreadOf(
        at(alike, 0).truth,
        alike.map(({ strength }) => strength.mean),
      );
    }),
  };
};

/** Of the matches after `from` until `to` of everybody. */
export const bandsOf = (runs: readonly Simulated[], from: number, to: number): readonly Band[] => {
  const those = runs.flatMap(({ foretold }) => foretold.filter(({ round }) => round > from && round <= to));
  return BANDS.slice(1).flatMap((high, i) => {
    const low = at(BANDS, i);
    const within = those.filter(({ chance }) => chance >= low && chance < high);
    return within.length < FEWEST_PAIRS ? [] : [bandOf(within, low, high)];
  });
};

const bandOf = (those: readonly Foretold[], from: number, to: number): Band => ({
  ...{ from, to, pairs: those.length },
  foretold: average(those.map(({ chance }) => chance)),
  cameTrue: average(those.map(({ cameTrue }) => cameTrue)),
});

const holds = ({ mean, deviation }: Strength, truth: number): boolean =>
  Math.abs(mean - truth) <= 2 * deviation;

const spreadOf = (truth: number, means: readonly number[]): Spread => {
  const sorted = means.toSorted((a, b) => a - b);
  const share = (part: number): number => at(sorted, Math.floor(part * (sorted.length - 1)));
  return { truth, mean: average(means), low: share(0.1), high: share(0.9) };
};

const average = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
