import { describe, expect, test } from 'vitest';
import { sizeOf } from '../core/counts.ts';
import { meldSize } from '../core/meld.ts';
import { tilesOf } from '../core/notation.ts';
import { SUITED } from '../core/tile.ts';
import { wallSize } from '../play/wall.ts';
import { xuezhan } from '../rules/xuezhan/index.ts';
import { BURY3, SICHUAN, XUELIU } from '../rules/xuezhan/options.ts';
import type { XuezhanEvent, XuezhanState } from '../rules/xuezhan/state.ts';
import type { Chooser } from '../testing/match.ts';
import { dealOf, newMatch, playOn, winSeeker } from '../testing/match.ts';
import { one } from '../testing/position.ts';
import { FIVE, GIVER, sum, THREE, TWO } from '../testing/story.ts';
import type { Match } from './match.ts';

const eventsOf = (match: Match): XuezhanEvent[] =>
  match.history.flatMap(({ events }) => events as readonly XuezhanEvent[]);
const dealers = (match: Match): number[] =>
  eventsOf(match).flatMap((event) => (event.type === 'dealt' ? [event.dealer] : []));

/** Never wins: passes, and puts down what comes first. */
const meek: Chooser = (state, seat) => {
  const legal = xuezhan.legal(state, seat).filter(({ type }) => type !== 'win' && type !== 'kong');
  const action = legal.find(({ type }) => type === 'pass') ?? legal[0];
  if (action === undefined) throw new Error('nothing to do');
  return action;
};

/** Buries what is written below, seat 0 discards its 9m, the seats named win when they can; the rest is meek. */
const willing =
  (...winners: readonly number[]): Chooser =>
  (state, seat) =>
    xuezhan
      .legal(state, seat)
      .find(
        (action) =>
          (action.type === 'win' && winners.includes(seat)) ||
          (action.type === 'bury' && String(action.tiles) === String(BURIED[seat])) ||
          (action.type === 'discard' && seat === 0 && action.tile === one('9m')),
      ) ?? meek(state, seat);

const BURIED = ['258s', '147s', '369s', '159s'].map((text) => tilesOf(SUITED, text));
const handsWith = (...hands: readonly string[]): string[] =>
  hands.map((hand, seat) => `${hand} ${['258s', '147s', '369s', '159s'][seat]}`);
/** Seat 0 deals and holds a 9m that the others wait for. */
const WAITING = handsWith(`${GIVER} 9m`, TWO, THREE, FIVE);

describe('rounds of a match', () => {
  test('X-3.3: a match has as many rounds as its option says', () => {
    for (const deals of [1, 2, 5]) {
      const match = newMatch({ deals }, 1);
      playOn(match, winSeeker());
      expect(dealers(match)).toHaveLength(deals);
      expect(match.isOver).toBe(true);
    }
  });

  test('X-3.2: the deal goes round, whoever wins', () => {
    const match = newMatch({ deals: 6 }, 1);
    playOn(match, winSeeker());
    expect(dealers(match)).toEqual([0, 1, 2, 3, 0, 1]);
  });

  test.each([
    ['one seat wins on a discard: it deals', WAITING, '', [2], 2],
    ['another does', WAITING, '', [3], 3],
    ['several win at once: the discarder deals', WAITING, '', [1, 2, 3], 0],
    ['two win at once', WAITING, '', [2, 3], 0],
    ['nobody wins: the dealer stays', WAITING, '', [], 0],
    ['the first win is self-drawn', handsWith(`${GIVER} 8p`, TWO, THREE, FIVE), '9m', [1], 1],
  ])('X-3.2: winners deal: %s', (_, hands, front, wins, next) => {
    const deals = [dealOf(hands, front), dealOf([])];
    const match = newMatch({ deals: 2, nextDealer: 'winner' }, { deals });
    playOn(match, willing(...wins), (now) => dealers(now).length === 2);
    expect(dealers(match)).toEqual([0, next]);
  });

  test('X-3.3: points carry over, and the ranking is that of all rounds', () => {
    const match = newMatch({ deals: 3 }, 6);
    const after: number[][] = [];
    while (!match.isOver) {
      match.begin();
      playOn(match, winSeeker(6), ({ betweenRounds }) => betweenRounds);
      after.push(match.balances);
    }
    expect(after).toHaveLength(3);
    for (const points of after) expect(sum(points)).toBe(400);
    expect(new Set(after.map(String)).size).toBe(3);
    expect(match.balances).toEqual(after[2]);
    expect(match.ranking.map(({ points }) => points)).toEqual([...match.balances].sort((a, b) => b - a));
  });

  test('X-3.3: every seat starts with the points of the option', () => {
    expect(newMatch({ startPoints: 25 }).balances).toEqual([25, 25, 25, 25]);
    expect(newMatch(SICHUAN).startPoints).toBe(0);
  });

  test('seats with equal points share a rank', () => {
    const match = newMatch();
    expect(match.ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  test('every round has a wall of its own', () => {
    const match = newMatch({ deals: 2 }, 1);
    playOn(match, meek);
    const [first, second] = eventsOf(match).flatMap((event) => (event.type === 'dealt' ? [event.wall] : []));
    expect(first).not.toEqual(second);
  });
});

describe('before, between and after', () => {
  test('nobody acts before the first deal, and nothing is over', () => {
    const match = newMatch();
    expect([match.toAct, match.betweenRounds, match.isOver]).toEqual([[], true, false]);
    expect(match.act(0, { type: 'pass' })).toMatchObject({ ok: false, error: { code: 'round-over' } });
  });

  test('a refused action changes nothing', () => {
    const match = newMatch();
    match.begin();
    const { state } = match;
    expect(match.act(0, { type: 'pass' })).toMatchObject({
      ok: false,
      error: { code: 'choice-not-allowed' },
    });
    expect(match.state).toBe(state);
    expect(match.history).toHaveLength(1);
  });

  test('nothing begins in a round, or after the match', () => {
    const match = newMatch();
    match.begin();
    expect(() => match.begin()).toThrow('no round to begin');
    playOn(match, meek);
    expect([match.isOver, match.toAct, match.result]).toEqual([
      true,
      [],
      { reason: 'wall-empty', next: null },
    ]);
    expect(() => match.begin()).toThrow('no round to begin');
    expect(match.act(0, { type: 'pass' })).toMatchObject({ ok: false, error: { code: 'round-over' } });
  });

  test('a match whose deals run out says so', () => {
    const match = newMatch({ deals: 2 }, { deals: [dealOf([])] });
    playOn(match, meek, ({ lacksDeal }) => lacksDeal);
    expect([match.lacksDeal, match.isOver]).toEqual([true, false]);
    expect(() => match.begin()).toThrow(RangeError);
  });
});

describe('no tile is lost or invented', () => {
  /** A tile won by several seats lies with each of them and counts once. */
  const tilesIn = (state: XuezhanState, shared: number): number =>
    wallSize(state.wall) -
    shared +
    sum(state.extra.seats.map(({ buried, won }) => buried.length + won.length)) +
    sum(
      state.seats.map(
        ({ concealed, melds, discards, taken }) =>
          sizeOf(concealed) + sum(melds.map(meldSize)) + discards.length - taken.length,
      ),
    );

  test.each([
    ['bury3', BURY3],
    ['sichuan', SICHUAN],
    ['xueliu', XUELIU],
  ])('X-15.8: %s: 108 tiles after every event, a shared one counted once', (_, options) => {
    for (let game = 0; game < 20; game++) {
      const match = newMatch(options, game);
      playOn(match, winSeeker(game));
      let state = match.rules.empty(match.terms.options) as XuezhanState;
      let shared = 0;
      for (const event of eventsOf(match)) {
        state = match.rules.evolve(state, event) as XuezhanState;
        if (event.type === 'won' && event.seat !== event.winners[0]) shared += 1;
        expect(tilesIn(state, shared)).toBe(108);
      }
    }
  });
});
