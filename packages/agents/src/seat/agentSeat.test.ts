import { GAME_IDS, GAMES } from '@paiju/engine';
import { ENV_SPECS } from '@paiju/env';
import { describe, expect, test } from 'vitest';
import { commandOf, playedWith } from '../testing/match.ts';
import type { FaultCounts } from './faults.ts';
import { noFaults } from './faults.ts';

const DUEL = { ruleset: 'haiyuki', preset: 'duel' } as const;
const naughty = (how: string, every = 7): string => commandOf('naughty.py', how, String(every));
/** Faults as they are, without those that there are none of. */
const some = (faults: FaultCounts): Partial<FaultCounts> =>
  Object.fromEntries(Object.entries(faults).filter(([, count]) => count > 0));
const MANY = expect.toSatisfy((count) => typeof count === 'number' && count >= 1);

// [what it does, which of it is counted and comes to nothing]
test.each([
  ['wrong', { wrong: MANY }],
  ['twice', { twice: MANY }],
  ['garbage', { garbage: MANY }],
  ['huge', { garbage: MANY }],
])('an agent that is %s at times plays on', async (how, counted) => {
  const { match, seat } = await playedWith({ ...DUEL, command: naughty(how) });
  expect(match.isOver).toBe(true);
  expect(some(seat.faults)).toEqual(counted);
  expect(seat.isGivenUp).toBe(false);
});

test('three answers that are not allowed are the default', async () => {
  const { seat } = await playedWith({ ...DUEL, command: naughty('stubborn') });
  const { wrong, defaults } = seat.faults;
  expect(wrong).toBeGreaterThan(0);
  expect(seat.faults).toEqual({ ...noFaults(), wrong: 3 * defaults, defaults });
});

test('an agent that is late once in a while is answered for, and what it says then is not counted again', async () => {
  const { match, seat } = await playedWith({ ...DUEL, command: naughty('late', 40), decisionMs: 300 });
  expect(match.isOver).toBe(true);
  expect(seat.faults.late).toBeGreaterThan(0);
  // A busy machine may make it late more often, never less.
  expect(seat.faults).toEqual({ ...noFaults(), late: seat.faults.late, defaults: seat.faults.defaults });
});

test('the reserve is used up once', async () => {
  const { seat } = await playedWith({
    ...DUEL,
    command: naughty('never', 40),
    decisionMs: 200,
    reserveMs: 500,
  });
  expect(seat.faults.late).toBeGreaterThan(0);
});

// [what it does, what is counted besides the defaults]
test.each([
  ['crash', { crashes: 3 }],
  ['stillborn', { crashes: 3 }],
  ['future', { crashes: 3, garbage: 3 }],
  // On a busy machine it is late at other times, too.
  ['deaf', { late: MANY }],
  ['flood', { crashes: 3, garbage: 3 }],
])('an agent that is %s is given up, and the match goes on without it', async (how, counted) => {
  const decisionMs = how === 'deaf' ? 200 : 60_000;
  const { match, seat } = await playedWith({ ...DUEL, command: naughty(how), decisionMs });
  expect(match.isOver).toBe(true);
  expect(seat.isGivenUp).toBe(true);
  expect(some(seat.faults)).toEqual({ ...counted, defaults: MANY });
});

test('a command that is none crashes, and its last words are kept', async () => {
  const { seat } = await playedWith({ ...DUEL, command: 'there-is-no-such-program' });
  expect(seat.faults.crashes).toBe(3);
  expect(seat.lastWords).toContain('there-is-no-such-program');
});

describe.each(GAME_IDS)('in numbers, %s', (ruleset) => {
  test.each(Object.keys(GAMES[ruleset].rules.options.presets))('%s is played to its end', async (preset) => {
    const { size } = ENV_SPECS[ruleset].observation;
    const { match, seat } = await playedWith({
      ruleset,
      preset,
      command: commandOf('numbers.py', String(size)),
    });
    expect(match.isOver).toBe(true);
    expect(seat.faults).toEqual(noFaults());
  });
});
