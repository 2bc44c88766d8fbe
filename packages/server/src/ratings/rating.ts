/**
 * What a match says about the strength of those who played it, by the model of Plackett and Luce as Weng and Lin reckon with
 * it. Pure: the same ratings and places give the same numbers, for ever.
 */
import { rate } from 'openskill';

/** What is thought of somebody's play, and how sure one is: two deviations to each side hold the truth 19 times of 20. */
export interface Strength {
  readonly mean: number;
  readonly deviation: number;
}

export interface Rated {
  readonly strength: Strength;
  /** From 1; those who are level share a place. */
  readonly place: number;
  /** A bot is as strong as it was measured, whatever happens here. */
  readonly isFixed: boolean;
}

/** Of whom nothing is known: as strong as a bot between greedy and novice, more or less. */
export const NEWCOMER: Strength = { mean: 1500, deviation: 200 };

/** How much of a match is luck: at a table of four, who is `2 × LUCK` points better ends ahead e times as often as behind. */
export const LUCK = 200;
/** So much may somebody change from one match to the next. */
const DRIFT = 8;
/** Above this a rating is provisional: it says little yet. */
export const CERTAIN = 110;

export const isProvisional = ({ deviation }: Strength): boolean => deviation > CERTAIN;

/**
 * The strengths after a match, in the order they were given. Those who are level are rated as if each order of them had come
 * to pass equally often: by the model's own rule for draws two who share the first place gain no more than who comes after.
 */
export const ratedAfter = (seats: readonly Rated[]): readonly Strength[] => {
  const orders = ordersOf(seats.map(({ place }) => place));
  const each = orders.map((places) => ratedInOrder(seats, places));
  return seats.map(({ strength, isFixed }, i) => {
    if (isFixed) return strength;
    const mean = average(each.map((after) => after[i]?.mu ?? Number.NaN));
    const variance = average(each.map((after) => (after[i]?.sigma ?? Number.NaN) ** 2));
    return { mean, deviation: Math.sqrt(variance) };
  });
};

const ratedInOrder = (seats: readonly Rated[], rank: readonly number[]) =>
  rate(
    seats.map(({ strength }) => [{ mu: strength.mean, sigma: strength.deviation }]),
    { rank: [...rank], beta: LUCK, tau: DRIFT, gamma: () => 1 },
  ).flat();

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Every order without draws that these places leave open. */
export const ordersOf = (places: readonly number[]): readonly (readonly number[])[] => {
  const drawn = places.findIndex((place, i) => places.indexOf(place) < i);
  if (drawn < 0) return [places];
  const place = places[drawn] ?? 0;
  // One of them ends ahead of the others.
  return places.flatMap((one, i) =>
    one === place
      ? ordersOf(places.map((other, j) => (other === place && j !== i ? other + 0.01 : other)))
      : [],
  );
};

/** How often the first is expected to end ahead of the second at a table of so many. */
export const chanceAhead = (first: Strength, second: Strength, seats: number): number => {
  const doubt = (first.deviation ** 2 + second.deviation ** 2) / 2;
  const scale = Math.sqrt(seats * (LUCK ** 2 + doubt));
  return 1 / (1 + Math.exp((second.mean - first.mean) / scale));
};
