/**
 * A player's side of a wall that nobody chose: commits to a number of their own, looks at what the server says, and tells
 * the number only when it can no longer be used against them. It believes nothing it can work out itself.
 */
import type { BySeat, Seat } from '../core/seat.ts';
import type { FairProof } from './proof.ts';
import type { FairMatch } from './texts.ts';
import { agreedLines, commitmentOf, lockOf, NOTHING_GIVEN } from './texts.ts';

/** What the server says, in the order in which it does. */
export interface FairPromise extends FairMatch {
  readonly promise: string;
  readonly key: string;
  readonly signature: string;
}
export interface FairLock {
  readonly match: number;
  readonly commitments: BySeat<string>;
  readonly lock: string;
  readonly signature: string;
}
export interface FairNumbers {
  readonly match: number;
  readonly numbers: BySeat<string>;
}

/** What a player keeps of one match, to hold it against the record. */
export interface FairWitness extends FairPromise {
  readonly seat: Seat;
  /** The own number. */
  readonly number: string;
  /** Game and options as they were when it was committed to. */
  readonly agreed: readonly string[];
  readonly lock: FairLock | null;
  /** Whether the number was told. */
  readonly isTold: boolean;
  readonly numbers: BySeat<string> | null;
}

/** Somebody has cheated. */
export const FAIR_FOUL = [
  'promise-changed',
  'lock-wrong',
  'lock-changed',
  'commitment-changed',
  'number-changed',
  'record-differs',
  'terms-changed',
  'signature-wrong',
] as const;
/** The own number has no part in the wall: it came too late, or was left out. */
export const FAIR_LEFT_OUT = ['commitment-missing', 'number-missing'] as const;
export type FairFinding = (typeof FAIR_FOUL)[number] | (typeof FAIR_LEFT_OUT)[number];

export const isFoul = (finding: FairFinding): boolean => FAIR_FOUL.some((foul) => foul === finding);

/** After the promise, and whenever the own seat is another one. */
export const committing = (
  given: FairPromise,
  { seat, number, ruleset, options }: { seat: Seat; number: string; ruleset: string; options: object },
): { readonly witness: FairWitness; readonly commitment: string } => {
  const { table, match, promise, key, signature } = given;
  const agreed = agreedLines(ruleset, options);
  const kept = { seat, number, agreed, lock: null, isTold: false, numbers: null };
  return {
    witness: { table, match, promise, key, signature, ...kept },
    commitment: commitmentOf(promise, seat, number),
  };
};

/** Another promise for the same match is an attempt to choose once more. */
export const promiseFinding = (witness: FairWitness, given: FairPromise): FairFinding | null => {
  const isSame = witness.table === given.table && witness.match === given.match;
  return isSame && witness.promise !== given.promise ? 'promise-changed' : null;
};

/** What is wrong with a lock; null where the number may be told. */
export const lockFinding = (witness: FairWitness, given: FairLock): FairFinding | null => {
  const { promise, seat, number, lock } = witness;
  if (lock !== null && lock.lock !== given.lock) return 'lock-changed';
  if (lockOf(promise, given.commitments) !== given.lock) return 'lock-wrong';
  const own = given.commitments[seat];
  if (own === NOTHING_GIVEN) return 'commitment-missing';
  return own === commitmentOf(promise, seat, number) ? null : 'commitment-changed';
};

/** What is wrong with the numbers that are published with the deal. */
export const numbersFinding = (
  { seat, number, isTold }: FairWitness,
  { numbers }: FairNumbers,
): FairFinding | null => {
  const own = numbers[seat];
  if (own === number) return null;
  if (own === NOTHING_GIVEN || own === undefined) return isTold ? 'number-missing' : null;
  return 'number-changed';
};

/** Whether a record tells of the same match what its player has seen; that it fits in itself is another question. */
export const recordFinding = (
  witness: FairWitness,
  proof: FairProof,
  { ruleset, options }: { readonly ruleset: string; readonly options: object },
): FairFinding | null => {
  const { lock, numbers, key } = witness;
  const differs =
    proof.table !== witness.table ||
    proof.match !== witness.match ||
    proof.promise !== witness.promise ||
    proof.key !== key ||
    (lock !== null && proof.lock !== lock.lock) ||
    (numbers !== null && proof.numbers.join() !== numbers.join());
  if (differs) return 'record-differs';
  return agreedLines(ruleset, options).join('\n') === witness.agreed.join('\n') ? null : 'terms-changed';
};
