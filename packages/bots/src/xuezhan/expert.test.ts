import { GAMES } from '@paiju/engine';
import { xuezhan } from '@paiju/engine/xuezhan';
import { describe, expect, test } from 'vitest';
import type { Opinion } from '../advice.ts';
import { playMatch } from '../testing/match.ts';
import type { QuestionText } from '../testing/question.ts';
import { actionText, questionOf, stateOf } from '../testing/question.ts';
import { XUEZHAN_POSITIONS } from '../testing/xuezhanPositions.ts';
import { XUEZHAN_FACTS, XUEZHAN_TERMS } from './codes.ts';
import { expertXuezhan } from './expert.ts';

const opinionsOn = (text: QuestionText): readonly Opinion[] => {
  const { view, legal } = questionOf(text);
  return expertXuezhan.weigh(view, legal);
};

const factOf = (text: QuestionText, action: string, code: string): number | undefined =>
  opinionsOn(text)
    .find((opinion) => actionText(opinion.action) === action)
    ?.facts.find((fact) => fact.code === code)?.value;

describe.each(XUEZHAN_POSITIONS)('%s', (_, question) => {
  test('every legal action is weighed once, the best first', () => {
    const { view, legal } = questionOf(question);
    const opinions = expertXuezhan.weigh(view, legal);
    expect(opinions.map(({ action }) => actionText(action)).sort()).toEqual(legal.map(actionText).sort());
    expect(opinions[0]?.action).toBe(expertXuezhan.choose(view, legal));
    const estimates = opinions.map(({ estimate }) => estimate);
    expect(estimates).toEqual(estimates.toSorted((a, b) => b - a));
  });

  test('an estimate is the sum of its terms, and all codes are known', () => {
    for (const { estimate, terms, facts } of opinionsOn(question)) {
      expect(estimate).toBeCloseTo(
        terms.reduce((sum, { points }) => sum + points, 0),
        9,
      );
      for (const { code } of terms) expect(XUEZHAN_TERMS).toContain(code);
      for (const { code, value } of facts) {
        expect(XUEZHAN_FACTS).toContain(code);
        expect(Number.isFinite(value)).toBe(true);
      }
    }
  });
});

describe('facts are what they say', () => {
  const READY = { wall: 30, hand: '123m 456m 78p 99p 1p' };
  const AFAR = { wall: 30, hand: '123m 45m 78p 99p 1p 5p' };
  const OPEN = { wall: 20, hand: '123m 456m 789m 4p 6p', shown: '123m 456m 111p 6p' };

  test.each([
    ['a ready hand is at distance 0', READY, 'discard 1p', 'distance', 0],
    ['four 6p and two more 9p finish it', READY, 'discard 1p', 'useful', 4 + 2],
    ['tiles away from ready', AFAR, 'discard 5p', 'distance', 1],
    ['3m 6m 6p 9p, and 5p for a second pair', AFAR, 'discard 1p', 'useful', 3 + 4 + 4 + 2 + 3],
    ['own draws to come', READY, 'discard 1p', 'draws', 7],
    ['X-16.1 an open hand wins for sure', OPEN, 'discard 6p', 'deal-in', 1],
    ['X-10.1 a suit all others gave up is safe', { ...OPEN, voids: 'smmm' }, 'discard 9m', 'deal-in', 0],
  ] as const)('%s', (_, question, action, code, value) => {
    expect(factOf(question, action, code)).toBe(value);
  });

  test('chances lie between 0 and 1, and more time is a better chance', () => {
    const late = factOf({ ...READY, wall: 8 }, 'discard 1p', 'win-chance') ?? 0;
    const early = factOf({ ...READY, wall: 40 }, 'discard 1p', 'win-chance') ?? 0;
    expect(late).toBeGreaterThan(0);
    expect(early).toBeGreaterThan(late);
    expect(early).toBeLessThan(1);
  });
});

test('X-7.5 a bar, hidden tiles and every other option: the expert always has an answer', () => {
  const { presets } = GAMES.xuezhan.rules.options;
  const changes = [
    { showConcealedKong: false, showWinningHand: false, showBuried: false, voidMelds: true },
    { afterWin: 'leave', kongAfterPung: true, robbing: true, kongMoney: 'transfer' },
    { sets: 4, opening: 'declare', passedWin: 'barred', selfDraw: 'none', readyCheck: true },
    { sets: 4, opening: 'exchange', value: 'double', cap: null, claimedKongFlower: 'feeder' },
  ];
  for (const change of changes)
    for (const seed of [1, 2, 3]) {
      const table = { game: GAMES.xuezhan, options: { ...presets.bury3, ...change } };
      expect(playMatch(table, seed, ['expert', 'random', 'expert', 'novice']).isOver).toBe(true);
    }
});

test('the expert decides by its view alone', () => {
  const state = stateOf({ hand: '123m 456m 78p 99p 1p' });
  const other = { ...state, wall: { ...state.wall, tiles: state.wall.tiles.toReversed() } };
  const opinions = (of: typeof state): object =>
    expertXuezhan.weigh(xuezhan.view(of, 0), xuezhan.legal(of, 0));
  expect(opinions(other)).toEqual(opinions(state));
});

test('without a legal action, or as a spectator, there is nothing to choose', () => {
  const state = stateOf({ hand: '123m 456m 78p 99p 1p' });
  expect(() => expertXuezhan.choose(xuezhan.view(state, 0), [])).toThrow(RangeError);
  expect(() => expertXuezhan.choose(xuezhan.view(state, null), xuezhan.legal(state, 0))).toThrow(RangeError);
});
