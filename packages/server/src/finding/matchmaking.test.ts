/** Who sits down with whom: strength, patience, and people who must not meet. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Seeker } from './matchmaking.ts';
import { partiesNow, windowAfter } from './matchmaking.ts';

const S = 1_000;
/** Nobody is better than by 40 for nothing. */
const known = (mean: number) => ({ mean: 40 * mean, deviation: 0 });
const seeker = (guest: string, mean: number, waitedS: number, patienceS = 300): Seeker => ({
  ...{ guest, strength: known(mean), waitedMs: waitedS * S, patienceMs: patienceS * S },
});
const friends = { areApart: () => false };
const namesOf = (waiting: readonly Seeker[], seats: number, apart: readonly string[] = []) =>
  partiesNow(waiting, {
    seats,
    areApart: (one, other) => apart.includes(`${one}${other}`) || apart.includes(`${other}${one}`),
  }).map((party) => party.map(({ guest }) => guest).join(''));

describe('two sit down', () => {
  test.each<[string, Seeker[], string[]]>([
    ['when they are about as strong', [seeker('a', 25, 0), seeker('b', 26, 0)], ['ab']],
    ['not when one is much stronger', [seeker('a', 25, 0), seeker('b', 35, 0)], []],
    ['after a while when one is stronger', [seeker('a', 25, 35), seeker('b', 35, 0)], ['ab']],
    ['after a minute with anybody', [seeker('a', 0, 60), seeker('b', 1_000, 0)], ['ab']],
    ['the nearest first', [seeker('a', 25, 9), seeker('b', 26, 0), seeker('c', 25.5, 0)], ['ac']],
    [
      'of two as near whoever waited longer',
      [seeker('a', 25, 9), seeker('b', 26, 1), seeker('c', 24, 2)],
      ['ac'],
    ],
    ['whoever waited longest chooses', [seeker('a', 25, 1), seeker('b', 26, 3), seeker('c', 27, 2)], ['bc']],
    [
      'two and two',
      [seeker('a', 1, 0), seeker('b', 9, 0), seeker('c', 9, 0), seeker('d', 1, 0)],
      ['ad', 'bc'],
    ],
    [
      'sooner when little is known of one',
      [seeker('a', 25, 0), { ...seeker('b', 30, 0), strength: { mean: 40 * 30, deviation: 320 } }],
      ['ab'],
    ],
  ])('%s', (_, waiting, parties) => {
    expect(namesOf(waiting, 2)).toEqual(parties);
  });
});

describe('bots sit down', () => {
  test.each<[string, Seeker[], number, string[]]>([
    ['not before the wait is over', [seeker('a', 25, 4, 5)], 4, []],
    ['with one alone when it is', [seeker('a', 25, 5, 5)], 4, ['a']],
    ['never where people fill the table', [seeker('a', 25, 5, 5), seeker('b', 25, 0)], 2, ['ab']],
    ['with those near their own end', [seeker('a', 25, 30, 30), seeker('b', 25, 16, 30)], 4, ['ab']],
    ['not with the patient', [seeker('a', 25, 30, 30), seeker('b', 25, 14, 30)], 4, ['a']],
    ['not with who is far off', [seeker('a', 25, 30, 30), seeker('b', 60, 20, 30)], 4, ['a']],
  ])('%s', (_, waiting, seats, parties) => {
    expect(namesOf(waiting, seats)).toEqual(parties);
  });
});

describe('people who must not meet', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((guest, i) => seeker(guest, 25, 60 - i));
  test.each<[string, string[], number, string[]]>([
    ['wait for others', ['ab'], 2, ['ac', 'bd']],
    ['do not share a table of four', ['ab'], 4, ['acde']],
    ['nor when neither of them chose it', ['bc'], 4, ['abde']],
  ])('%s', (_, apart, seats, parties) => {
    expect(namesOf(all, seats, apart)).toEqual(parties);
  });
});

test('the window of strength only widens', () => {
  const windows = Array.from({ length: 70 }, (_, s) => windowAfter(s * S));
  expect(windows).toEqual([...windows].sort((a, b) => a - b));
  expect(windows.at(-1)).toBe(Number.POSITIVE_INFINITY);
});

const anySeeker = fc.record({
  guest: fc.uuid(),
  strength: fc.record({
    mean: fc.double({ min: 0, max: 3_000, noNaN: true }),
    deviation: fc.double({ min: 0, max: 200, noNaN: true }),
  }),
  waitedMs: fc.integer({ min: 0, max: 400 * S }),
  patienceMs: fc.constantFrom(5 * S, 30 * S, 120 * S, 300 * S),
});
const anyCrowd = fc.uniqueArray(anySeeker, { selector: ({ guest }) => guest, maxLength: 60 });

test('nobody sits twice, nobody whose wait is over is left, and it does not matter who is named first', () => {
  fc.assert(
    fc.property(anyCrowd, fc.constantFrom(2, 4), (waiting, seats) => {
      const parties = partiesNow(waiting, { seats, ...friends });
      const seated = parties.flat();
      expect(new Set(seated).size).toBe(seated.length);
      for (const party of parties) {
        expect(party.length).toBeLessThanOrEqual(seats);
        if (party.length < seats)
          expect(party.some(({ waitedMs, patienceMs }) => waitedMs >= patienceMs)).toBe(true);
      }
      const left = waiting.filter((one) => !seated.includes(one));
      expect(left.filter(({ waitedMs, patienceMs }) => waitedMs >= patienceMs)).toEqual([]);
      expect(partiesNow([...waiting].reverse(), { seats, ...friends })).toEqual(parties);
    }),
  );
});
