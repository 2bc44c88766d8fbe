/** What a tally says of the games, in an order that does not depend on what was seen first. */
import type { Spread } from './spread.ts';
import { spreadOf } from './spread.ts';
import type { Frequencies, Tally } from './tally.ts';
import { count } from './tally.ts';

type Numbers = readonly (readonly [value: number, times: number])[];

export interface Summary {
  readonly games: number;
  readonly rounds: number;
  readonly decisions: number;
  readonly endings: Readonly<Frequencies>;
  readonly wins: readonly Readonly<Frequencies>[];
  readonly places: readonly (readonly number[])[];
  /** What the game's own charts count, by their key. */
  readonly charts: Readonly<Record<string, Readonly<Frequencies>>>;
  readonly transfers: Readonly<Record<string, { readonly count: number; readonly points: number }>>;
  readonly scores: readonly Spread[];
  /** How often each number of points was somebody's at the end, fewest points first. */
  readonly histogram: Numbers;
}

export const summaryOf = (tally: Tally): Summary => {
  const { count: transfers, points: moved } = tally.transfers;
  return {
    games: tally.games,
    rounds: tally.rounds,
    decisions: tally.decisions,
    endings: sorted(tally.endings),
    wins: tally.wins,
    places: tally.places,
    charts: mapped(tally.charts, sorted),
    transfers: mapped(sorted(transfers), (times, reason) => ({ count: times, points: moved[reason] ?? 0 })),
    scores: tally.points.map((counts) => spreadOf(numbersIn(counts))),
    histogram: numbersIn(ofAllSeats(tally.points)),
  };
};

/** Numbers by size, words by letter. */
const sorted = (counts: Readonly<Frequencies>): Frequencies =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => Number(a) - Number(b) || (a < b ? -1 : 1)));

const mapped = <T, U>(
  record: Readonly<Record<string, T>>,
  change: (value: T, key: string) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

const numbersIn = (counts: Readonly<Frequencies>): Numbers =>
  Object.entries(counts)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([a], [b]) => a - b);

const ofAllSeats = (points: Tally['points']): Frequencies => {
  const all: Frequencies = {};
  for (const counts of points) for (const [value, times] of Object.entries(counts)) count(all, value, times);
  return all;
};
