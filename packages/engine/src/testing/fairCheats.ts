/** Headers as whoever cheats has to write them: of one match of Xuezhan, with everything else put right as far as it can be. */
import type { FairCode, FairProof } from '../fair/proof.ts';
import { commitmentOf, fairSeed, lockOf, promiseOf } from '../fair/texts.ts';
import { fairHeader, numberOf, signed } from './fair.ts';
import { newMatch, seedNo } from './match.ts';

export interface Cheat {
  readonly who: string;
  readonly header: Readonly<Record<string, unknown>>;
  readonly code: FairCode;
}

export const honest = fairHeader(newMatch());
const { fair, ruleset, version, options } = honest;
const { promise, commitments, numbers } = fair;
const other = seedNo(5);
const otherPromise = promiseOf(
  {
    ...({ ruleset, version, options } as never as { ruleset: string; version: number; options: object }),
    table: fair.table,
    match: 1,
  },
  other,
);

export const honestWith = (
  change: Partial<Record<keyof FairProof, unknown>>,
  seed: unknown = honest.seed,
): Readonly<Record<string, unknown>> => ({ ...honest, seed, fair: { ...fair, ...change } });

const swapped = <T>(list: readonly T[]): T[] => list.with(0, list[1] as T).with(1, list[0] as T);
const locked = (list: readonly string[]) => {
  const lock = lockOf(promise, list);
  return { commitments: list, lock, signatures: { ...fair.signatures, lock: signed('lock', lock) } };
};
/** With the seed that comes of it. */
const seeded = (change: Partial<FairProof>): Readonly<Record<string, unknown>> => {
  const { lock, secret, numbers: told } = { ...fair, ...change };
  return honestWith(change, fairSeed(lock, secret, told));
};
const extra = commitmentOf(promise, 4, other);

const CHEATS_BY_CODE: Readonly<Record<string, readonly [string, Readonly<Record<string, unknown>>][]>> = {
  'fair-promise': [
    ['the operator swaps the secret', seeded({ secret: other })],
    [
      'the operator changes the terms after the lock',
      { ...honest, options: { ...(options as object), cap: 3 } },
    ],
    ['the operator plays another game', { ...honest, ruleset: 'wuhan' }],
    ['the operator plays by an older version', { ...honest, version: 1 }],
    ['the operator uses the promise of another match', seeded({ match: 2 })],
    ['the operator uses the promise of another table', seeded({ table: 'other' })],
  ],
  'fair-lock': [
    [
      'the operator swaps secret and promise after the lock',
      seeded({ secret: other, promise: otherPromise }),
    ],
    [
      'the operator changes a commitment under the lock',
      honestWith({ commitments: commitments.with(1, extra) }),
    ],
    ['the operator uses the lock of another match', seeded({ lock: other })],
  ],
  'fair-number': [
    ['the operator changes a number', seeded({ numbers: numbers.with(2, other) })],
    ['the operator reorders the numbers', seeded({ numbers: swapped(numbers) })],
    [
      'the operator reorders commitments and numbers',
      seeded({ ...locked(swapped(commitments)), numbers: swapped(numbers) }),
    ],
    [
      'the operator replays the numbers of another match',
      seeded({ numbers: numbers.map((_, n) => numberOf(n + 9)) }),
    ],
    ['the operator makes up a number for who has not committed', seeded(locked(commitments.with(3, '-')))],
    [
      'a player tells another number than the one committed to',
      seeded({ numbers: numbers.with(0, numberOf(7)) }),
    ],
    [
      'a player copies commitment and number of another seat',
      seeded({
        ...locked(commitments.with(1, commitments[0] ?? '')),
        numbers: numbers.with(1, numbers[0] ?? ''),
      }),
    ],
  ],
  'fair-seats': [
    [
      'the operator adds a seat',
      seeded({ ...locked([...commitments, extra]), numbers: [...numbers, other] }),
    ],
    [
      'the operator takes a seat away',
      seeded({ ...locked(commitments.slice(1)), numbers: numbers.slice(1) }),
    ],
  ],
  'fair-seed': [
    ['the operator drops a number and keeps the seed', honestWith({ numbers: numbers.with(1, '-') })],
    ['the operator takes a seed of its own', honestWith({}, other)],
  ],
};

export const CHEATS: readonly Cheat[] = Object.entries(CHEATS_BY_CODE).flatMap(([code, cheats]) =>
  cheats.map(([who, header]) => ({ who, header, code: code as FairCode })),
);
