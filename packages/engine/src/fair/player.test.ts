import { describe, expect, test } from 'vitest';
import { fairHeader, numberOf } from '../testing/fair.ts';
import { newMatch, seedNo } from '../testing/match.ts';
import type { FairLock, FairWitness } from './player.ts';
import {
  committing,
  FAIR_FOUL,
  FAIR_LEFT_OUT,
  isFoul,
  lockFinding,
  numbersFinding,
  promiseFinding,
  recordFinding,
} from './player.ts';
import { commitmentOf, lockOf, NOTHING_GIVEN } from './texts.ts';

/** Seat 1 of an honest match. */
const { fair, options } = fairHeader(newMatch());
const { table, match, promise, key, signatures, commitments, lock, numbers } = fair;
const given = { table, match, promise, key, signature: signatures.promise };
const agreed = { ruleset: 'xuezhan', options: options as object };
const committed = committing(given, { seat: 1, number: numberOf(1), ...agreed });
const { witness } = committed;
const locked: FairLock = { match, commitments, lock, signature: signatures.lock };
const told: FairWitness = { ...witness, lock: locked, isTold: true };

const lockWith = (list: readonly string[], under = promise): FairLock => ({
  ...locked,
  commitments: list,
  lock: lockOf(under, list),
});

test('an honest match is found in order from the promise to the record', () => {
  expect(committed.commitment).toBe(commitments[1]);
  expect(promiseFinding(witness, given)).toBeNull();
  expect(lockFinding(witness, locked)).toBeNull();
  expect(numbersFinding(told, { match, numbers })).toBeNull();
  expect(recordFinding({ ...told, numbers }, fair, agreed)).toBeNull();
});

describe('a player sees at once', () => {
  const other = seedNo(5);
  const copied = commitments.with(1, commitments[0] ?? '');
  // [what the operator does, what is found]
  const SEEN: readonly [string, () => string | null, string][] = [
    ['another promise', () => promiseFinding(witness, { ...given, promise: other }), 'promise-changed'],
    ['a lock under another promise', () => lockFinding(witness, lockWith(commitments, other)), 'lock-wrong'],
    ['the lock of another match', () => lockFinding(witness, { ...locked, lock: other }), 'lock-wrong'],
    [
      'a seat that is added below the lock',
      () => lockFinding(witness, { ...locked, commitments: [...commitments, other] }),
      'lock-wrong',
    ],
    ['a second lock', () => lockFinding(told, lockWith(commitments.with(3, NOTHING_GIVEN))), 'lock-changed'],
    [
      'the own commitment swapped',
      () => lockFinding(witness, lockWith(commitments.with(1, other))),
      'commitment-changed',
    ],
    [
      'the own commitment made that of another',
      () => lockFinding(witness, lockWith(copied)),
      'commitment-changed',
    ],
    [
      'the own commitment at another seat',
      () => lockFinding(witness, lockWith(commitments.toReversed())),
      'commitment-changed',
    ],
    [
      'the own commitment dropped',
      () => lockFinding(witness, lockWith(commitments.with(1, NOTHING_GIVEN))),
      'commitment-missing',
    ],
    [
      'the own number dropped',
      () => numbersFinding(told, { match, numbers: numbers.with(1, NOTHING_GIVEN) }),
      'number-missing',
    ],
    [
      'the own number taken off the list',
      () => numbersFinding(told, { match, numbers: [] }),
      'number-missing',
    ],
    [
      'the own number changed',
      () => numbersFinding(told, { match, numbers: numbers.with(1, other) }),
      'number-changed',
    ],
    [
      'a number made up that was never told',
      () => numbersFinding(witness, { match, numbers: numbers.with(1, other) }),
      'number-changed',
    ],
    [
      'a record with another promise',
      () => recordFinding(told, { ...fair, promise: other }, agreed),
      'record-differs',
    ],
    [
      'a record with another lock',
      () => recordFinding(told, { ...fair, lock: other }, agreed),
      'record-differs',
    ],
    [
      'a record signed by another key',
      () => recordFinding(told, { ...fair, key: other }, agreed),
      'record-differs',
    ],
    ['a record of another match', () => recordFinding(told, { ...fair, match: 2 }, agreed), 'record-differs'],
    [
      'a record that drops a number which was published',
      () => recordFinding({ ...told, numbers }, { ...fair, numbers: numbers.with(2, NOTHING_GIVEN) }, agreed),
      'record-differs',
    ],
    [
      'a record on other terms than were agreed on',
      () => recordFinding(told, fair, { ...agreed, options: { ...agreed.options, cap: 3 } }),
      'terms-changed',
    ],
    [
      'a record of another game',
      () => recordFinding(told, fair, { ...agreed, ruleset: 'wuhan' }),
      'terms-changed',
    ],
  ];
  test.each(SEEN)('%s', (_, finding, expected) => {
    expect(finding()).toBe(expected);
  });

  test('each thing that can be found, but a signature, which is not looked at here', () => {
    const seen = SEEN.map(([, , expected]) => expected);
    expect([...FAIR_FOUL, ...FAIR_LEFT_OUT].filter((each) => !seen.includes(each))).toEqual([
      'signature-wrong',
    ]);
  });
});

test('who has told nothing is not left out', () => {
  expect(numbersFinding(witness, { match, numbers: numbers.with(1, NOTHING_GIVEN) })).toBeNull();
});

test('another player who withholds or copies is nothing that concerns this one', () => {
  const copied = commitments.with(0, commitments[1] ?? '');
  expect(lockFinding(witness, lockWith(copied))).toBeNull();
  // The copy cannot be opened: a commitment is for one seat.
  expect(commitmentOf(promise, 0, numberOf(1))).not.toBe(copied[0]);
  expect(numbersFinding(told, { match, numbers: numbers.with(0, NOTHING_GIVEN) })).toBeNull();
});

test('to be left out is no foul', () => {
  expect(FAIR_LEFT_OUT.map(isFoul)).toEqual([false, false]);
  expect(FAIR_FOUL.every(isFoul)).toBe(true);
});
