/** The data flows of the second seed document (S2) and the contract of the third (S4). `docs/seeds.md` lists them. */
import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '../../play/ruleset.ts';
import type { ScoringTrouble } from '../../record/bookkeeper.ts';
import { isZeroSum } from '../../scoring/ledger.ts';
import type { AnyScorer } from '../../scoring/scorer.ts';
import { xuezhanScorer } from '../../scoring/xuezhan/index.ts';
import { check, dealOf, newMatch, playOn, recordOf, winSeeker } from '../../testing/match.ts';
import { handAt, legalText, one, play, refusal, toAct } from '../../testing/position.ts';
import {
  draws,
  FIVE,
  GIVER,
  IDLE,
  IDLER,
  outcome,
  pointsAfter,
  pointsOnTheWay,
  scene,
  sum,
  THREE,
  TWO,
  winnersIn,
} from '../../testing/story.ts';
import { xuezhan } from './index.ts';
import type { XuezhanEvent, XuezhanState } from './state.ts';
import { extraAt, isLocked } from './state.ts';

/** Player 0 discards 9m; the void suits go with the hands. */
const discard = { seats: [GIVER, TWO, THREE, IDLE], voids: 'sssm', turn: 0, drawn: '9m', wall: '4s 3s' };
const triple = { ...discard, seats: [GIVER, TWO, THREE, FIVE], voids: 'ssss' };
const typesOf = (events: readonly AnyEvent[]): string[] => events.map(({ type }) => type);

describe('S2: score transfer data flow', () => {
  test('S2 self-draw example: two fan, 106 98 98 98', () => {
    const seats = ['123m 456m 9p | pung 8p<1', IDLE, IDLER.replace('9p', '1s'), '1133p 2244p 55m'];
    const at = scene({ seats, voids: 'smms', turn: 0, drawn: '9p', wall: '4s' });
    expect(outcome(play(at, '0 win'))).toEqual({
      points: '106 98 98 98',
      winners: '0',
      drew: '1 4s',
      turn: 1,
    });
  });

  test('S2 discard example: three fan, 97 103 100 100', () => {
    const at = scene({ ...discard, seats: [GIVER, THREE, IDLER, IDLE], voids: 'ssmm', wall: '1s' });
    const after = play(at, '0 discard 9m', '1 win');
    expect(outcome(after)).toEqual({ points: '97 103 100 100', winners: '1', drew: '1 1s', turn: 1 });
  });

  test('S2 multi-win example: two and three fan, 98 102 100 100 and then 95 102 103 100', () => {
    const after = play(scene(discard), '0 discard 9m', '1 win', '2 win');
    expect(pointsOnTheWay(after)).toEqual([
      [98, 102, 100, 100],
      [95, 102, 103, 100],
    ]);
  });
});

describe('S2: state transitions', () => {
  test('S2 one win: checked, carried out, then the next draw; scoring only reads what happened', () => {
    const at = scene({ ...discard, turn: 1, seats: [GIVER, TWO, THREE, IDLE] });
    expect(refusal(at, '1 discard 9m')).toBe('legal');
    const after = play(at, '1 win');
    expect(typesOf(after.events)).toEqual(['won', 'drew']);
    expect(extraAt(after.state, 1)).toMatchObject({ wins: 1, won: [one('9m')] });
    expect(handAt(after.state, 1)).toEqual(handAt(scene({ ...discard, turn: 0 }), 1));
    expect(after.transfers.map(({ cause }) => cause)).toEqual([0, 0, 0]);
  });

  test('S2 several answers: collected, sorted by seat, settled one by one, one draw', () => {
    const after = play(scene(triple), '0 discard 9m', '3 win', '2 win', '1 win');
    const answers = ['answered', 'answered', 'answered'];
    expect(typesOf(after.events)).toEqual([
      'discarded',
      'claims-opened',
      ...answers,
      'won',
      'won',
      'won',
      'drew',
    ]);
    expect(after.paid).toBe('0>1 2 discard-win, 0>2 3 discard-win, 0>3 5 discard-win');
  });

  test('S2 immutability: a step leaves the state it started from as it was', () => {
    const at = play(scene(triple), '0 discard 9m', '1 win', '2 win').state;
    const before = structuredClone(at);
    expect(xuezhan.apply(at, 3, { type: 'win' }).ok).toBe(true);
    expect(at).toEqual(before);
  });
});

describe('S2: validation rules and invariants', () => {
  test.each([
    [[150, 120, 90, 40], true],
    [[200, 150, 100, -50], true],
    [[250, 100, 50, 0], true],
    [[100, 100, 100, 99], false],
    [[101, 100, 100, 100], false],
  ])('S2 zero-sum check: %j is sound: %s', (points, sound) => {
    expect(isZeroSum(points, 100)).toBe(sound);
  });

  test('S2 invariants: four seats, 400 points, a winner stays one, somebody to act until the end', () => {
    const match = newMatch({}, 5);
    const choose = winSeeker(5);
    let winners: number[] = [];
    while (!match.isOver) {
      const state = match.state as XuezhanState;
      playOn(match, choose, (now) => now.state !== state);
      const now = match.state as XuezhanState;
      expect(now.seats).toHaveLength(4);
      expect(sum(match.balances)).toBe(400);
      expect(winnersIn(now)).toEqual(expect.arrayContaining(winners));
      for (const seat of match.toAct) expect([0, 1, 2, 3]).toContain(seat);
      expect(match.toAct.length > 0).toBe(!match.isOver);
      winners = winnersIn(now);
    }
    expect(winners.length).toBeGreaterThan(0);
  });

  test('S2 start: a game begins with four seats at 100 points', () => {
    expect(newMatch().balances).toEqual([100, 100, 100, 100]);
  });
});

describe('S4: behaviours and errors', () => {
  test('S4 seat order example: P0 discards, answers come as P2, P3, P1, and are settled P1, P2, P3', () => {
    const { events } = play(scene(triple), '0 discard 9m', '2 win', '3 win', '1 win');
    expect(events.flatMap((event) => (event.type === 'won' ? [event.seat] : []))).toEqual([1, 2, 3]);
  });

  test('S4 error: a hand that is no win is refused, and nothing changes', () => {
    const at = scene({ ...discard, drawn: '8m' });
    expect(refusal(at, '0 win')).toBe('not-a-win');
    expect(xuezhan.apply(at, 0, { type: 'win' })).toMatchObject({ ok: false, error: { seat: 0 } });
    expect(legalText(at, 0)).not.toContain('win');
  });

  test('S4 error: a discard win without its discarder cannot be asked for', () => {
    const open = play(scene(discard), '0 discard 9m').state;
    expect(toAct(open)).toEqual([1, 2]);
    expect(refusal(open, '3 win')).toBe('not-your-turn');
    expect(refusal(open, '0 win')).toBe('not-your-turn');
  });

  test('S4 single answer: all pass, and the next seat draws', () => {
    const after = play(scene(discard), '0 discard 9m', '1 pass', '2 pass');
    expect(outcome(after)).toEqual({ points: '100 100 100 100', winners: '', drew: '1 4s', turn: 1 });
  });
});

describe('S4: unit test requirements', () => {
  test('S4 unit 1: three times the fan for the drawer, once for a discard, 400 in all', () => {
    const drawn = play(scene({ ...discard, turn: 2 }), '2 win');
    const given = play(scene(discard), '0 discard 9m', '1 pass', '2 win');
    expect(pointsAfter(drawn)).toEqual([96, 96, 112, 96]);
    expect(pointsAfter(given)).toEqual([97, 100, 103, 100]);
    for (const points of [...pointsOnTheWay(drawn), ...pointsOnTheWay(given)]) expect(sum(points)).toBe(400);
  });

  test('S4 unit 2: after a drawn win the winner’s next seat, after a discard the discarder’s, near or far', () => {
    expect(draws(play(scene({ ...discard, turn: 2 }), '2 win'))).toEqual(['3 4s']);
    expect(draws(play(scene(discard), '0 discard 9m', '1 win', '2 pass'))).toEqual(['1 4s']);
    expect(draws(play(scene(discard), '0 discard 9m', '1 pass', '2 win'))).toEqual(['1 4s']);
  });

  test('S4 unit 3: seat order, the sum from the discarder, to each its own, one draw after the last', () => {
    const after = play(scene(triple), '0 discard 9m', '3 win', '1 win', '2 win');
    expect(outcome(after)).toEqual({ points: '90 102 103 105', winners: '1 2 3', drew: '1 4s', turn: 1 });
    expect(typesOf(after.events).lastIndexOf('won')).toBe(typesOf(after.events).indexOf('drew') - 1);
  });

  test('S4 unit 4: below zero, without discarder, and again in a later turn', () => {
    const after = play(scene(triple), '0 discard 9m', '1 win', '2 win', '3 win');
    expect(pointsAfter(after, [0, 200, 100, 100])).toEqual([-10, 202, 103, 105]);
    expect(refusal(scene(triple), '2 win')).toBe('not-your-turn');
    const again = scene({ ...triple, wins: [0, 1, 1, 1] });
    expect(play(again, '0 discard 9m', '1 win', '2 win', '3 win').paid).toBe(after.paid);
    expect(isLocked(again, 1)).toBe(true);
  });

  const broken: AnyScorer = {
    rulesetId: 'xuezhan',
    startPoints: () => 100,
    observe: () => ({
      see: () => {
        throw new Error('no scoring today');
      },
    }),
  };
  const unsound: AnyScorer = {
    ...broken,
    observe: () => ({ see: () => [{ from: 0, to: 0, points: 1, reason: 'x', cause: 0 }] }),
  };
  const lossy: AnyScorer = { ...(xuezhanScorer as AnyScorer), startPoints: () => Number.NaN };

  test.each([
    ['no scoring', null, null],
    ['a settlement that throws', broken, 'settlement-failed'],
    ['transfers that are none', unsound, 'unsound-transfers'],
    ['a total that is not zero-sum', lossy, 'not-zero-sum'],
  ] as const)('S4 unit 5 (SC-007, FR-015): the game is the same with %s', (_, scorer, code) => {
    const events = (watched: ReturnType<typeof newMatch>): readonly AnyEvent[] =>
      watched.history.flatMap((moment) => moment.events);
    const reference = newMatch({}, 7);
    playOn(reference, winSeeker(7));
    const troubles: ScoringTrouble[] = [];
    const match = newMatch({}, 7, { scorer, report: (trouble) => troubles.push(trouble) });
    playOn(match, winSeeker(7));
    expect(reference.transfers.length).toBeGreaterThan(0);
    expect(events(match)).toEqual(events(reference));
    expect(new Set(troubles.map((trouble) => trouble.code))).toEqual(new Set(code === null ? [] : [code]));
  });
});

describe('S4: integration test requirements', () => {
  test('S4 integration 1: a whole game: points move with a win, play goes on, wins of a seat add up', () => {
    const match = newMatch({}, 3);
    const isWon = (): boolean =>
      match.history.some(({ events }) => events.some(({ type }) => type === 'won'));
    playOn(match, winSeeker(3), isWon);
    const first = match.balances;
    expect(first).not.toEqual([100, 100, 100, 100]);
    expect([match.isOver, match.toAct.length]).toEqual([false, 1]);
    playOn(match, winSeeker(3));
    const state = match.state as XuezhanState;
    expect(Math.max(...state.extra.seats.map(({ wins }) => wins))).toBeGreaterThan(1);
    expect(sum(match.balances)).toBe(400);
    expect(state.phase).toEqual({ name: 'over', reason: 'wall-empty' });
  });

  test('S4 integration 2: from the deal: three seats bury, wait, and win on the first discard', () => {
    const hands = [`${GIVER} 9m 258s`, `${TWO} 147s`, `${THREE} 369s`, `${FIVE} 159s`];
    const match = newMatch({}, { deals: [dealOf(hands, '4s 3s')] });
    match.begin();
    const done: XuezhanEvent[] = [];
    for (const text of ['0 258s', '1 147s', '2 369s', '3 159s']) {
      const tiles = [...text.slice(2, -1)].map((rank) => one(`${rank}s`));
      const step = match.act(Number(text[0]), { type: 'bury', tiles } as { type: string });
      if (!step.ok) throw new Error(step.error.code);
    }
    const act = (seat: number, action: { readonly type: string; readonly tile?: number }): void => {
      const step = match.act(seat, action);
      if (!step.ok) throw new Error(step.error.code);
      done.push(...(step.value.events as readonly XuezhanEvent[]));
    };
    act(0, { type: 'discard', tile: one('9m') });
    for (const seat of [3, 1, 2]) act(seat, { type: 'win' });
    expect(match.balances).toEqual([90, 102, 103, 105]);
    expect(winnersIn(match.state as XuezhanState)).toEqual([1, 2, 3]);
    expect(done.at(-1)).toEqual({ type: 'drew', seat: 1, tile: one('4s'), end: 'front' });
    playOn(match, winSeeker());
    expect(sum(match.balances)).toBe(400);
  });

  test('S4 integration 2, record: the same deal, played by programs, leaves a record that verifies', () => {
    const hands = [`${GIVER} 9m 258s`, `${TWO} 147s`, `${THREE} 369s`, `${FIVE} 159s`];
    expect(check(recordOf(newMatch({}, { deals: [dealOf(hands, '4s 3s')] })))).toMatchObject({
      finished: true,
    });
  });
});
