/** What a simulation says of a queue: how long people wait, with whom they sit, and whether anybody is forgotten. */
import type { Seated } from './simulate.ts';

export interface Figures {
  readonly people: number;
  /** Of those who sat down, how many did so twice. */
  readonly twice: number;
  readonly median: number;
  readonly nineOfTen: number;
  readonly worst: number;
  /** By how many seconds the wait that somebody chose was exceeded at most. */
  readonly late: number;
  /** Who had at least one other person at the table, and a table without bots. */
  readonly inCompany: number;
  readonly amongPeople: number;
  /** How far the other people at the table were from each: the middle, and what nine of ten stay below. */
  readonly apart: number;
  readonly apartNineOfTen: number;
}

export const figuresOf = (seated: readonly Seated[], seats: number): Figures => {
  const waits = seated.map(({ waitedS }) => waitedS);
  const apart = seated.flatMap((one) => one.apart);
  const share = (holds: (one: Seated) => boolean): number => seated.filter(holds).length / seated.length;
  return {
    people: seated.length,
    twice: seated.length - new Set(seated.map(({ guest }) => guest)).size,
    median: quantile(waits, 0.5),
    nineOfTen: quantile(waits, 0.9),
    worst: quantile(waits, 1),
    late: Math.max(0, ...seated.map(({ waitedS, patienceS }) => waitedS - patienceS)),
    inCompany: share((one) => one.apart.length > 0),
    amongPeople: share((one) => one.apart.length === seats - 1),
    apart: quantile(apart, 0.5),
    apartNineOfTen: quantile(apart, 0.9),
  };
};

/** NaN of nothing. */
const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.NaN;

/** How many of them had sat down after so long. */
export const shareWithin = (seated: readonly Seated[], seconds: number): number =>
  seated.filter(({ waitedS }) => waitedS <= seconds).length / seated.length;
