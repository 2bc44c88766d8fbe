/**
 * What is hashed for a wall that nobody chose: lines of text, the first of which says what they are, in which version. Each
 * line is made of digits, letters and marks of ASCII, so that no two things can be written alike. `docs/fair-wall.md`.
 */
import type { BySeat, Seat } from '../core/seat.ts';
import type { Seed } from '../core/seed.ts';
import { seedOf } from '../core/seed.ts';
import { sha256 } from '../core/sha256.ts';

export const FAIR_VERSION = 1;

/** In the place of what a seat has not given. */
export const NOTHING_GIVEN = '-';

const hashOf = (what: string, lines: readonly string[]): string =>
  sha256([`paiju fair ${what} ${FAIR_VERSION}`, ...lines].map((line) => `${line}\n`).join(''));

/** What people agree on before a wall is made: which game, and each of its options in the order of their names. */
export const agreedLines = (ruleset: string, options: object): readonly string[] => [
  ruleset,
  ...Object.entries(options)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .sort(),
];

/** Which of all matches it is. */
export interface FairMatch {
  /** The name of the table. */
  readonly table: string;
  readonly match: number;
}

export interface FairTerms extends FairMatch {
  readonly ruleset: string;
  readonly version: number;
  readonly options: object;
}

/** What the server promises: a secret, for one match on these terms. */
export const promiseOf = (terms: FairTerms, secret: string): string => {
  const { table, match, ruleset, version, options } = terms;
  const agreed = hashOf('terms', [`${version}`, ...agreedLines(ruleset, options)]);
  return hashOf('promise', [table, `${match}`, agreed, secret]);
};

/** What a player commits to: a number of their own, for this seat under this promise. */
export const commitmentOf = (promise: string, seat: Seat, number: string): string =>
  hashOf('player', [promise, `${seat}`, number]);

/** Closes the list: nobody commits to anything any more. */
export const lockOf = (promise: string, commitments: BySeat<string>): string =>
  hashOf('lock', [promise, ...commitments]);

/** The seed of the match: of the server's secret and of every number that was told in time. */
export const fairSeed = (lock: string, secret: string, numbers: BySeat<string>): Seed =>
  seedOf(hashOf('seed', [lock, secret, ...numbers]));

/** What the house signs: the promise when it is given, the lock when it is closed. */
export const signedText = (what: 'promise' | 'lock', hash: string): string =>
  `paiju fair signed ${what} ${FAIR_VERSION}\n${hash}\n`;
