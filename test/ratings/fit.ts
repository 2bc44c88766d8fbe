/** How strong each kind of player is, as makes what happened most likely: the model of ratings, with nobody's strength in doubt. */
import { LUCK, ordersOf } from '../../packages/server/src/ratings/rating.ts';

/** Who sat where, and in which place everybody ended. */
export interface Finish<Kind> {
  readonly levels: readonly Kind[];
  readonly places: readonly number[];
}

const MIDDLE = 1500;
const MOST_STEPS = 2_000;
const STILL = 1e-5;

/**
 * On a scale on which these two are 1500 on average. Who never lost would be without bounds: everybody is taken to have drawn
 * with everybody else once besides.
 */
export const fitted = <Kind extends string>(
  kinds: readonly Kind[],
  finishes: readonly Finish<Kind>[],
  [low, high]: readonly [Kind, Kind],
): Readonly<Record<Kind, number>> => {
  const seats = finishes[0]?.levels.length ?? 0;
  const tables = [...finishes.flatMap((finish) => tablesOf(kinds, finish)), ...draws(kinds)];
  const at = kinds.map(() => 0);
  for (let step = 0, moved = 1; step < MOST_STEPS && moved > STILL; step++) {
    moved = 0;
    for (const [i, { slope, bend }] of slopesOf(at, tables).entries()) {
      // All move at once: each goes half of its way.
      const by = slope / Math.max(2 * bend, 1);
      at[i] = (at[i] ?? 0) + by;
      moved = Math.max(moved, Math.abs(by));
    }
  }
  const middle = ((at[kinds.indexOf(low)] ?? 0) + (at[kinds.indexOf(high)] ?? 0)) / 2;
  const scale = Math.sqrt(seats) * LUCK;
  return Object.fromEntries(
    kinds.map((kind, i) => [kind, Math.round(MIDDLE + ((at[i] ?? 0) - middle) * scale)]),
  ) as Record<Kind, number>;
};

/** Who ended where, without draws, and how much it counts. */
interface Table {
  readonly sits: readonly { readonly kind: number; readonly place: number }[];
  readonly weight: number;
}

const tablesOf = <Kind extends string>(
  kinds: readonly Kind[],
  { levels, places }: Finish<Kind>,
): readonly Table[] => {
  const orders = ordersOf(places);
  return orders.map((order) => ({
    sits: levels.map((level, seat) => ({ kind: kinds.indexOf(level), place: order[seat] ?? 0 })),
    weight: 1 / orders.length,
  }));
};

const draws = <Kind extends string>(kinds: readonly Kind[]): readonly Table[] =>
  kinds.flatMap((one, i) =>
    kinds.slice(0, i).flatMap((other) => tablesOf(kinds, { levels: [one, other], places: [1, 1] })),
  );

interface Slope {
  slope: number;
  bend: number;
}

/** Which way the likelihood rises, by kind, and how sharply it bends there. */
const slopesOf = (at: readonly number[], tables: readonly Table[]): readonly Slope[] => {
  const slopes = at.map((): Slope => ({ slope: 0, bend: 0 }));
  const strength = at.map((value) => Math.exp(value));
  for (const { sits, weight } of tables)
    for (const first of sits) {
      const mine = slopes[first.kind];
      if (mine !== undefined) mine.slope += weight;
      const behind = sits.filter(({ place }) => place >= first.place);
      const sum = behind.reduce((total, { kind }) => total + (strength[kind] ?? 0), 0);
      for (const { kind } of behind) {
        const share = (strength[kind] ?? 0) / sum;
        const theirs = slopes[kind];
        if (theirs === undefined) continue;
        theirs.slope -= weight * share;
        theirs.bend += weight * share * (1 - share);
      }
    }
  return slopes;
};
