/** How the wall of a match was made, as its record tells it when the match is over; and whether that is so. */
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';
import type { BySeat } from '../core/seat.ts';
import { isObject } from '../input/json.ts';
import type { FairMatch, FairTerms } from './texts.ts';
import { commitmentOf, FAIR_VERSION, fairSeed, lockOf, NOTHING_GIVEN, promiseOf } from './texts.ts';

/** The member `fair` of a record's header. By seat, and `-` where there is nothing. */
export interface FairProof extends FairMatch {
  readonly version: number;
  readonly promise: string;
  readonly secret: string;
  readonly commitments: BySeat<string>;
  readonly lock: string;
  readonly numbers: BySeat<string>;
  /** The house's public key, and what it has signed with it: Ed25519, in hexadecimal digits. */
  readonly key: string;
  readonly signatures: { readonly promise: string; readonly lock: string };
}

export const FAIR_CODES = [
  'bad-fair',
  'fair-version',
  'fair-no-seed',
  'fair-seats',
  'fair-promise',
  'fair-lock',
  'fair-number',
  'fair-seed',
] as const;
export type FairCode = (typeof FAIR_CODES)[number];

export interface FairProblem {
  readonly code: FairCode;
  readonly detail: string;
}

/** The header of a record, as it is written. */
type Header = Readonly<Record<string, unknown>>;

const TABLE = /^[0-9A-Za-z-]{1,64}$/;
const HASH = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;

const isHash = (value: unknown): value is string => typeof value === 'string' && HASH.test(value);
const isGiven = (value: unknown): value is string => value === NOTHING_GIVEN || isHash(value);
const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isGiven);
const isSignature = (value: unknown): boolean => typeof value === 'string' && SIGNATURE.test(value);

const isProof = (value: Header): value is Header & FairProof =>
  value.version === FAIR_VERSION &&
  typeof value.table === 'string' &&
  TABLE.test(value.table) &&
  Number.isSafeInteger(value.match) &&
  Number(value.match) >= 1 &&
  [value.promise, value.secret, value.lock, value.key].every(isHash) &&
  [value.commitments, value.numbers].every(isList) &&
  isObject(value.signatures) &&
  [value.signatures.promise, value.signatures.lock].every(isSignature);

/** What a header says of its wall; null where it says nothing. Signatures are not looked at here: not everybody can. */
export const fairProofIn = (header: Header): Result<FairProof | null, FairProblem> => {
  const { fair, seed, players } = header;
  const refuse = (code: FairCode, detail: string) => fail({ code, detail });
  if (fair === undefined) return ok(null);
  if (!isObject(fair)) return refuse('bad-fair', 'fair must be an object');
  if (fair.version !== FAIR_VERSION) return refuse('fair-version', `version ${FAIR_VERSION} is read`);
  if (!isProof(fair)) return refuse('bad-fair', 'something of fair is missing, or is no hash');
  if (typeof seed !== 'string') return refuse('fair-no-seed', 'a fair wall comes from a seed');
  const seats = Array.isArray(players) ? players.length : 0;
  if (fair.commitments.length !== seats || fair.numbers.length !== seats)
    return refuse('fair-seats', `${seats} commitments and ${seats} numbers are needed`);
  return ok(fair);
};

/** What is wrong with how a wall was made; null where all of it fits, and where nothing is said. */
export const fairProblem = (header: Header): FairProblem | null => {
  const read = fairProofIn(header);
  if (!read.ok) return read.error;
  return read.value === null ? null : mismatchIn(read.value, header);
};

const mismatchIn = (proof: FairProof, header: Header): FairProblem | null => {
  const { promise, secret, commitments, lock, numbers } = proof;
  const terms = termsOf(proof, header);
  if (terms === null || promiseOf(terms, secret) !== promise)
    return { code: 'fair-promise', detail: 'secret, match and terms are not what was promised' };
  if (lockOf(promise, commitments) !== lock)
    return { code: 'fair-lock', detail: 'the lock is of another promise or of other commitments' };
  const wrong = numbers.findIndex(
    (number, seat) => number !== NOTHING_GIVEN && commitmentOf(promise, seat, number) !== commitments[seat],
  );
  if (wrong >= 0)
    return { code: 'fair-number', detail: `the number of seat ${wrong} is not what it committed to` };
  if (fairSeed(lock, secret, numbers) !== header.seed)
    return { code: 'fair-seed', detail: 'the seed is not what comes of all of it' };
  return null;
};

/** Null where the header does not say what was agreed on. */
const termsOf = ({ table, match }: FairProof, header: Header): FairTerms | null => {
  const { ruleset, version, options } = header;
  const isWhole = typeof ruleset === 'string' && typeof version === 'number' && isObject(options);
  return isWhole ? { table, match, ruleset, version, options } : null;
};
