import { expect, test } from 'vitest';
import { seedOf } from '../core/seed.ts';
import { xuezhan } from '../rules/xuezhan/index.ts';
import { BURY3, SICHUAN } from '../rules/xuezhan/options.ts';
import type { XuezhanState } from '../rules/xuezhan/state.ts';
import { play, position } from '../testing/position.ts';
import { perft } from './perft.ts';
import type { AnyRuleset } from './ruleset.ts';

const IDLE = '147m 369m 1379p';

/** Seat 0 is to act, seat 1 could pung 5p, the wall ends soon. */
const END = position({
  seats: [IDLE, '147m 369m 28p 55p', IDLE, IDLE],
  voids: 'ssss',
  wall: '1s 2s',
  turn: 0,
  drawn: '5p',
});

// [what it shows, state, sequences of length 0, 1, 2, …]
const COUNTS: readonly [string, XuezhanState, readonly number[]][] = [
  // 11 discards. Nobody claims 10 of them: seat 1 draws 1s, which it must discard, and so does seat 2 its 2s.
  // 5p may be punged or passed; after the pung seat 1 has 8 kinds to discard.
  ['a turn near the end', END, [1, 11, 12, 19]],
  [
    'nobody acts once it is over',
    play({ ...END, wall: { tiles: [], front: 0, back: 0 } }, '0 discard 1m').state,
    [1, 0, 0],
  ],
];

test.each(COUNTS)('%s', (_, state, counts) => {
  expect(counts.map((_count, depth) => perft(xuezhan as AnyRuleset, state, depth))).toEqual(counts);
});

const SEED = seedOf('42'.repeat(32));

// The seats of this deal can take 17, 15, 13 and 37 different threes, counted from the tiles alone.
test.each([
  ['bury3', BURY3],
  ['sichuan', SICHUAN],
] as const)('the opening of %s: each seat chooses once, whatever the others chose', (_, options) => {
  const { state } = xuezhan.start(options, xuezhan.firstSetup(options, SEED), xuezhan.deal(options, SEED, 0));
  const counts = [1, 2, 3, 4].map((depth) => perft(xuezhan as AnyRuleset, state, depth));
  expect(counts).toEqual([17, 17 * 15, 17 * 15 * 13, 17 * 15 * 13 * 37]);
});

test('a ruleset that refuses what it calls legal is found out', () => {
  const broken = {
    toAct: () => [0],
    legal: () => [{ type: 'pass' }],
    apply: () => ({ ok: false, error: { code: 'no-such-thing', seat: 0, legal: [] } }),
  } as unknown as AnyRuleset;
  expect(perft(broken, {}, 1)).toBe(1);
  expect(() => perft(broken, {}, 2)).toThrow('a legal action was refused: no-such-thing');
});
