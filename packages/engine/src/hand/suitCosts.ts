/*
 * "How many tiles does this suit lack?" for every number of sets, with and without the pair: ten numbers, its costs.
 * They are found rank by rank. What matters of the ranks passed is only how many sets and pairs were laid and how many
 * runs still reach on; suits that agree in that share all further steps, so few steps serve all suits. In the end only
 * 126 different costs exist, and a suit's are looked up by its key as one small number.
 */
import { RANKS } from '../core/tile.ts';
import { BASE, COPIES, MAX_SETS, SUIT_KEYS } from './suitTable.ts';

/** More than any hand can lack; two of them still fit a byte. */
export const IMPOSSIBLE = 99;
/** Costs stand as 0 to MAX_SETS sets without the pair, then from here on the same with it. */
export const WITH_PAIR = MAX_SETS + 1;
/** How many costs a suit has. */
export const COSTS = 2 * WITH_PAIR;

/** Three runs alike are three triplets, so two of each suffice. */
const MAX_RUNS = 2;
const REACHES = MAX_RUNS + 1;
/** A state is [costs index][runs begun one rank below][runs begun two ranks below]. */
const STATES = COSTS * REACHES * REACHES;

/** What may be laid at one rank besides the runs that reach it: runs beginning here, and a triplet or the pair. */
interface Choice {
  readonly runs: number;
  readonly sets: number;
  readonly pairs: number;
  readonly tiles: number;
}

const CHOICES: readonly Choice[] = Array.from({ length: MAX_RUNS + 1 }, (_, runs) => [
  { runs, sets: runs, pairs: 0, tiles: runs },
  { runs, sets: runs, pairs: 1, tiles: runs + 2 },
  { runs, sets: runs + 1, pairs: 0, tiles: runs + 3 },
]).flat();

/** The fewest tiles missing, by state. */
type Missing = Uint8Array;

/** A text for each, to tell them apart. Spreading the array would take most of the time that building the table takes. */
const textOf = (missing: Missing): string => Reflect.apply(String.fromCharCode, null, missing);

/** The ranks are counted from 0; a run that begins later reaches past the last one. */
const LAST_RUN = RANKS - 3;

/** One choice in one state: where it leads, and how many tiles of the rank it takes. */
interface Step {
  readonly state: number;
  readonly next: number;
  readonly tiles: number;
}

/** Every step there is at a rank. Written out once: they are taken some forty thousand times. */
const stepsAt = (rank: number): readonly Step[] =>
  Array.from({ length: STATES }, (_, state) => {
    const ending = state % REACHES;
    const reaching = Math.floor(state / REACHES) % REACHES;
    const laid = Math.floor(state / (REACHES * REACHES));
    const pairs = laid < WITH_PAIR ? 0 : 1;
    const sets = laid - pairs * WITH_PAIR;
    return CHOICES.flatMap((choice) => {
      const tiles = ending + reaching + choice.tiles;
      if (tiles > COPIES || sets + choice.sets > MAX_SETS || pairs + choice.pairs > 1) return [];
      if (choice.runs > 0 && rank > LAST_RUN) return [];
      const after = laid + choice.sets + choice.pairs * WITH_PAIR;
      return [{ state, next: (after * REACHES + choice.runs) * REACHES + reaching, tiles }];
    });
  }).flat();

/** From the fewest tiles missing below a rank to the fewest missing including it, of which `held` are in the hand. */
const advance = (below: Missing, steps: readonly Step[], held: number): Missing => {
  const including = new Uint8Array(STATES).fill(IMPOSSIBLE);
  for (const { state, next, tiles } of steps) {
    const missing = below[state]! + (tiles > held ? tiles - held : 0);
    if (missing < including[next]!) including[next] = missing;
  }
  return including;
};

/** After the last rank no run reaches on. */
const costsIn = (missing: Missing): number[] =>
  Array.from({ length: COSTS }, (_, laid) => missing[laid * REACHES * REACHES]!);

export interface SuitCosts {
  /** By key: the number of the suit's costs. */
  readonly ids: Uint8Array;
  /** By number: the costs. */
  readonly costs: readonly (readonly number[])[];
}

let table: SuitCosts | null = null;

export const suitCosts = (): SuitCosts => {
  table ??= build();
  return table;
};

/** Rank by rank from the highest digit: what the keys with the same ranks so far have come to. */
const build = (): SuitCosts => {
  const start = new Uint8Array(STATES).fill(IMPOSSIBLE);
  start[0] = 0;
  let reached: readonly Missing[] = [start];
  /** By the digits so far: the place in `reached`. */
  let places: Uint16Array = Uint16Array.of(0);
  for (let rank = 0; rank < RANKS; rank++) {
    const numbers = new Numbers<Missing>(textOf);
    const steps = stepsAt(rank);
    const next = reached.map((below) =>
      Array.from({ length: BASE }, (_, held) => numbers.of(advance(below, steps, held))),
    );
    places = extended(places, next);
    reached = numbers.all;
  }
  const numbers = new Numbers<readonly number[]>(String);
  const idOf = Uint8Array.from(reached, (missing) => numbers.of(costsIn(missing)));
  const ids = new Uint8Array(SUIT_KEYS);
  for (let key = 0; key < SUIT_KEYS; key++) ids[key] = idOf[places[key]!]!;
  return { ids, costs: numbers.all };
};

/** One digit more: `next` says by place and digit where it leads. */
export const extended = (places: Uint16Array, next: readonly (readonly number[])[]): Uint16Array => {
  const longer = new Uint16Array(places.length * BASE);
  for (let key = 0; key < places.length; key++) {
    const ways = next[places[key]!]!;
    for (let digit = 0; digit < BASE; digit++) longer[key * BASE + digit] = ways[digit]!;
  }
  return longer;
};

/** Numbers what it is given from 0 on; equal things get the same number. */
export class Numbers<T> {
  readonly all: T[] = [];
  readonly #byText = new Map<string, number>();
  readonly #text: (thing: T) => string;

  constructor(text: (thing: T) => string) {
    this.#text = text;
  }

  of(thing: T): number {
    const text = this.#text(thing);
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    this.#byText.set(text, this.all.length);
    return this.all.push(thing) - 1;
  }
}
