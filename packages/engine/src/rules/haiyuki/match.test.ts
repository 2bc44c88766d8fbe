/** Drawn rounds, what is carried over, and the end of a match. */

import { expect, test } from 'vitest';
import { GAMES } from '../../games.ts';
import { Match } from '../../record/match.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import type { HaiyukiState } from './state.ts';
import { changed, dealOf, isOver, JUNK, play, playOn, position, READY } from './testing/position.ts';

const PLAIN = { seat0: 'ataho', seat1: 'ataho', skills: false } as const;

/** A drawn round with these hands and HP. */
const drawn = (
  hands: [string, string],
  hp: [number, number],
  options: Partial<HaiyukiOptions> = {},
): HaiyukiState => {
  const from = position({ hands, draws: 'vv', hp, options: { ...PLAIN, ...options } });
  return play(changed(from, 20), '0 discard v', '1 discard v').state;
};

// [hands, HP before, noten penalty, HP after]
const NAGARI: readonly [[string, string], [number, number], number, [number, number]][] = [
  [[READY, JUNK], [10_000, 10_000], 1000, [10_000, 9000]],
  [[JUNK, READY], [10_000, 10_000], 1000, [9000, 10_000]],
  [[READY, 'PPPFFFpppss'], [10_000, 10_000], 1000, [10_000, 10_000]],
  [[JUNK, JUNK], [10_000, 10_000], 1000, [10_000, 10_000]],
  [[READY, JUNK], [500, 400], 1000, [500, 0]],
  [[READY, JUNK], [10_000, 10_000], 0, [10_000, 10_000]],
];
test.each(NAGARI)('H-5.6: hands %o with HP %o, penalty %d: %o', (hands, hp, notenPenalty, after) => {
  const state = drawn(hands, hp, { notenPenalty });
  expect(state.seats.map((each) => each.hp)).toEqual(after);
  expect(haiyuki.result(state)?.reason).toBe('nagari');
});

test('H-5.6: CRITICAL and WATER_MIRROR do not change it', () => {
  const from = position({ hands: [READY, JUNK], draws: 'vv', options: PLAIN });
  const { state } = play(
    changed(from, 20, { critical: true }, { mirror: true }),
    '0 discard v',
    '1 discard v',
  );
  expect(state.seats[1]?.hp).toBe(9000);
});

test('H-5.4: a win takes no more than there is', () => {
  const from = position({ hands: [READY, JUNK], draws: 'Y', hp: [100, 3000], options: PLAIN });
  const { state, events } = play(from, '0 tsumo');
  expect(events.at(-2)).toMatchObject({ damage: 3200, lost: 3000 });
  expect(state.seats[1]?.hp).toBe(0);
  expect(haiyuki.result(state)).toEqual({ reason: 'won', next: null });
});

// [rounds and extra rounds, round played, HP, whether another follows]
const ENDS: readonly [string, number | null, number, number, [number, number], boolean][] = [
  ['H-5.8', 3, 0, 0, [10_000, 9000], true],
  ['H-5.8', 3, 0, 1, [10_000, 9000], true],
  ['H-5.8', 3, 0, 2, [10_000, 9000], false],
  ['H-5.8', 3, 0, 1, [9000, 9000], true],
  ['H-5.8', 3, 0, 2, [9000, 9000], false],
  ['H-5.8', 3, 1, 2, [9000, 9000], true],
  ['H-5.8', 3, 1, 3, [9000, 9000], false],
  ['H-5.8', 3, 3, 2, [9000, 9000], true],
  ['H-5.8', 3, 3, 4, [9000, 9000], true],
  ['H-5.8', 3, 3, 5, [9000, 9000], false],
  ['H-5.8', 3, 3, 4, [9000, 8000], false],
  ['H-5.8', 3, 3, 2, [9000, 8000], false],
  ['H-5.8', 1, 0, 0, [9000, 8000], false],
  ['H-5.9', null, 0, 48, [9000, 9000], true],
  ['H-5.9', null, 0, 49, [9000, 8000], false],
  ['H-5.9', null, 3, 49, [9000, 9000], false],
  ['H-5.7', null, 3, 3, [0, 9000], false],
  ['H-5.7', 3, 3, 0, [9000, 0], false],
];
test.each(ENDS)(
  '%s: rounds %s and %d extra, round %d played with HP %o: another %s',
  (_id, rounds, extraRounds, round, hp, follows) => {
    const state = changed({ ...drawn([JUNK, JUNK], hp, { rounds, extraRounds }), round }, 20);
    expect((haiyuki.result(state)?.next ?? null) !== null).toBe(follows);
  },
);

test('H-2.1, H-5.2: the next round’s setup', () => {
  const state = changed(drawn([READY, JUNK], [8000, 7000]), 20, { mp: 40 }, { mp: 60 });
  const carried = { hp: [8000, 6000], mp: [40, 60] };
  expect(haiyuki.result(state)?.next).toEqual({ round: 1, dealer: 1, carried });
  const fixed = changed(drawn([READY, JUNK], [8000, 7000], { start: 'fixed' }), 20, { mp: 40 }, { mp: 60 });
  expect(haiyuki.result(fixed)?.next).toEqual({ round: 1, dealer: 0, carried });
  expect(haiyuki.result(position({}))).toBeNull();
});

test('H-2.1, H-5.1: a match begins full, with seat 0', () => {
  const options = { ...position({}).options, hp: 4000, mp: 30 };
  const setup = haiyuki.firstSetup(options, '0'.repeat(64) as never);
  expect(setup).toEqual({ round: 0, dealer: 0, carried: null });
  const { state } = haiyuki.start(options, setup, dealOf({}));
  expect(state.seats.map(({ hp, mp }) => [hp, mp])).toEqual([
    [4000, 30],
    [4000, 30],
  ]);
});

test('H-5.3: a new round has nothing of the old one but HP and MP', () => {
  const deals = [0, 1].map(() => dealOf({}));
  const options = { ...position({}).options, seat0: 'fari', seat1: 'petum', rounds: 2 } as const;
  const match = new Match(GAMES.haiyuki, { options, chance: { deals }, players: ['a', 'b'] });
  match.begin();
  match.act(0, { type: 'skill', skill: 'DISCARD_GUARD' } as never);
  while (!match.betweenRounds) {
    const [seat = 0] = match.toAct;
    match.act(seat, match.rules.defaultAction(match.state, seat));
  }
  match.begin();
  const state = match.state as HaiyukiState;
  expect(state).toMatchObject({ turn: 1, starter: 1, round: 1 });
  expect(state.seats[0]).toMatchObject({ mp: 82, guard: 0, used: [], discards: [], melds: [], riichi: null });
});

test('H-5.5, H-10.4: the match goes the same way without its scorer, and the ledger mirrors the HP', () => {
  for (const seed of ['1', '2', '3']) {
    const terms = {
      options: { ...position({}).options, seat0: 'fari', seat1: 'ataho' },
      chance: { seed: seed.padStart(64, '0') as never },
      players: ['a', 'b'],
    };
    const [scored, bare] = [
      new Match(GAMES.haiyuki, terms),
      new Match(GAMES.haiyuki, terms, { scorer: null }),
    ];
    for (const match of [scored, bare])
      while (!match.isOver) {
        if (match.betweenRounds) match.begin();
        const [seat = 0] = match.toAct;
        const legal = match.rules.legal(match.state, seat);
        if (legal[0] !== undefined) match.act(seat, legal[0]);
      }
    expect(bare.state).toEqual(scored.state);
    expect(scored.balances).toEqual((scored.state as HaiyukiState).seats.map(({ hp }) => hp));
  }
});

test('H-9.6: both hands are shown when the round is over', () => {
  const { state } = playOn(position({ options: PLAIN }), isOver);
  expect(haiyuki.view(state, null).shown?.map((hand) => hand.length)).toEqual([11, 11]);
});
