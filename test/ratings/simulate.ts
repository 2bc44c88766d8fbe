/**
 * People of known strength on a ladder: each plays like one level of our bots or, by chance in each match, like the one above.
 * How a match of theirs ends is drawn from the matches that bots really played in such company.
 */
import type { Seed } from '@paiju/engine';
import { at, Stream } from '@paiju/engine';
import type { Ladder } from '@paiju/protocol';
import { anchorOf, levelNear } from '../../packages/server/src/ratings/anchors.ts';
import type { Strength } from '../../packages/server/src/ratings/rating.ts';
import { chanceAhead, NEWCOMER, ratedAfter } from '../../packages/server/src/ratings/rating.ts';
import { MIDDLE } from './anchors.ts';
import type { Finish } from './fit.ts';
import { fitted } from './fit.ts';
import type { Level, Results } from './results.ts';

/** How often in four matches somebody plays like the higher of two levels. */
const OFTEN = [0, 1, 2, 3] as const;
const KINDS = ['novice', 'greedy', 'expert'] as const;
/** `greedy-1` plays like greedy in three matches of four, like expert in the other. */
type Kind = string;

export const KINDS_OF_PEOPLE: readonly Kind[] = [
  ...KINDS.slice(0, -1).flatMap((level) => OFTEN.map((often) => `${level}-${often}`)),
  'expert-0',
];
/** Of every kind so many people. */
const EACH = 4;
/** Matches by which the true strength of each kind is measured. */
const MEASURED = 20_000;
/** At one table of so many a bot sits. */
const TABLES_A_BOT = 4;

export interface Person {
  readonly kind: Kind;
  readonly truth: number;
  strength: Strength;
  matches: number;
}

/** What two ratings say of two who meet, and what came of it: 1, or 0, or a half where they ended level. */
export interface Foretold {
  /** The match of each of them that it was. */
  readonly round: number;
  /** That the one who is thought stronger ends ahead. */
  readonly chance: number;
  readonly cameTrue: number;
}

export interface Simulated {
  readonly people: readonly Person[];
  /** How things stood when everybody had played so many matches. */
  readonly after: ReadonlyMap<number, readonly Strength[]>;
  readonly foretold: readonly Foretold[];
}

export class Simulation {
  readonly #ladder: Ladder;
  readonly #chance: Stream;
  readonly #bySeats: number;
  readonly #byCompany = new Map<string, Finish<Level>[]>();
  readonly truths: Readonly<Record<Kind, number>>;

  constructor(ladder: Ladder, results: Results, seed: Seed) {
    this.#ladder = ladder;
    this.#chance = new Stream({ seed, round: 0, name: 'bot' });
    const matches = results[ladder];
    this.#bySeats = matches[0]?.levels.length ?? 0;
    for (const match of matches) {
      const company = match.levels.toSorted().join();
      this.#byCompany.set(company, [...(this.#byCompany.get(company) ?? []), match]);
    }
    const finishes = Array.from({ length: MEASURED }, () => {
      const kinds = Array.from({ length: this.#bySeats }, () => this.#oneOf(KINDS_OF_PEOPLE));
      return { levels: kinds, places: this.#placesOf(kinds.map((kind) => this.#levelNow(kind))) };
    });
    this.truths = fitted(KINDS_OF_PEOPLE, finishes, [`${MIDDLE[0]}-0`, `${MIDDLE[1]}-0`]);
  }

  /** Everybody plays until all have played the last of these numbers, at tables of chance with a bot now and then. */
  run(marks: readonly number[]): Simulated {
    const people = KINDS_OF_PEOPLE.flatMap((kind) =>
      Array.from({ length: EACH }, (): Person => {
        return { kind, truth: this.truths[kind] ?? Number.NaN, strength: NEWCOMER, matches: 0 };
      }),
    );
    const after = new Map<number, readonly Strength[]>();
    const foretold: Foretold[] = [];
    for (let round = 1; round <= Math.max(...marks); round++) {
      const waiting = this.#shuffled(people);
      while (waiting.length > 0) {
        const bots = this.#chance.below(TABLES_A_BOT) === 0 ? 1 : 0;
        const table = waiting.splice(0, this.#bySeats - bots);
        for (const one of this.#play(table)) foretold.push({ round, ...one });
      }
      if (marks.includes(round))
        after.set(
          round,
          people.map(({ strength }) => strength),
        );
    }
    return { people, after, foretold };
  }

  #play(table: readonly Person[]): readonly Omit<Foretold, 'round'>[] {
    const levels = table.map(({ kind }) => this.#levelNow(kind));
    const mean = table.reduce((sum, { strength }) => sum + strength.mean, 0) / table.length;
    // As at a quick match.
    while (levels.length < this.#bySeats) levels.push(levelNear(this.#ladder, mean));
    const places = this.#placesOf(levels);
    const before = levels.map((level, seat) => table[seat]?.strength ?? anchorOf(this.#ladder, level));
    const rated = ratedAfter(
      before.map((strength, seat) => ({
        ...{ strength, place: at(places, seat), isFixed: table[seat] === undefined },
      })),
    );
    for (const [seat, person] of table.entries()) {
      person.strength = at(rated, seat);
      person.matches += 1;
    }
    return table.flatMap((_, one) =>
      table.slice(one + 1).flatMap((_, rest): Omit<Foretold, 'round'>[] => {
        const other = one + 1 + rest;
        const [mine, theirs] = [at(places, one), at(places, other)];
        const chance = chanceAhead(at(before, one), at(before, other), this.#bySeats);
        const cameTrue = mine === theirs ? 0.5 : Number(mine < theirs);
        return [chance < 0.5 ? { chance: 1 - chance, cameTrue: 1 - cameTrue } : { chance, cameTrue }];
      }),
    );
  }

  #levelNow(kind: Kind): Level {
    const [level = '', often = '0'] = kind.split('-');
    const place = KINDS.indexOf(level as (typeof KINDS)[number]);
    return at(KINDS, this.#chance.below(OFTEN.length) < Number(often) ? place + 1 : place);
  }

  /** By seat, as in a match that bots of these levels played; which of two of one level is which is chance. */
  #placesOf(levels: readonly Level[]): readonly number[] {
    const company = this.#byCompany.get(levels.toSorted().join());
    if (company === undefined) return this.#shuffled(levels.map((_, seat) => seat + 1));
    const played = this.#oneOf(company);
    const free = this.#shuffled(
      played.levels.map((level, seat) => ({ level, place: at(played.places, seat) })),
    );
    return levels.map((level) => {
      const [taken] = free.splice(
        free.findIndex((one) => one.level === level),
        1,
      );
      return taken?.place ?? 0;
    });
  }

  #oneOf<T>(things: readonly T[]): T {
    return at(things, this.#chance.below(things.length));
  }

  #shuffled<T>(things: readonly T[]): T[] {
    const all = [...things];
    for (let i = all.length - 1; i > 0; i--) {
      const other = this.#chance.below(i + 1);
      [all[i], all[other]] = [at(all, other), at(all, i)];
    }
    return all;
  }
}
