import { haiyuki } from '@paiju/engine/haiyuki';
import { describe, expect, test } from 'vitest';
import { haiyukiDecisions } from '../testing/haiyukiDecisions.ts';
import type { HaiyukiQuestion } from '../testing/haiyukiQuestion.ts';
import { haiyukiOpinions } from '../testing/haiyukiQuestion.ts';
import { HAIYUKI_FACTS, HAIYUKI_TERMS } from './codes.ts';
import { expertHaiyuki } from './expert.ts';

const expert = expertHaiyuki;
const SLOW = 600_000;

describe.each(Object.keys(haiyuki.options.presets))('in %s', (preset) => {
  test(
    'every legal action is weighed once, in terms and facts that are known',
    () => {
      for (const seed of [1, 4, 6])
        for (const { view, legal } of haiyukiDecisions(preset, seed)) {
          const opinions = expert.weigh(view, legal);
          expect(new Set([...legal, ...opinions.map(({ action }) => action)]).size).toBe(legal.length);
          expect(opinions).toHaveLength(legal.length);
          expect(expert.choose(view, legal)).toBe(opinions[0]?.action);
          for (const { estimate, terms, facts } of opinions.slice(0, 5)) {
            expect(estimate).toBeCloseTo(terms.reduce((sum, { points }) => sum + points, 0));
            expect(Number.isFinite(estimate)).toBe(true);
            expect(HAIYUKI_TERMS).toEqual(expect.arrayContaining(terms.map(({ code }) => code)));
            expect(HAIYUKI_FACTS).toEqual(expect.arrayContaining(facts.map(({ code }) => code)));
          }
          const isBestFirst = opinions.every(
            ({ estimate }, i) => estimate <= (opinions[i - 1]?.estimate ?? Number.POSITIVE_INFINITY),
          );
          expect(isBestFirst).toBe(true);
        }
    },
    SLOW,
  );
});

/** One number of what the expert says of an action. */
const said = (question: HaiyukiQuestion, action: string, code: string): number | undefined => {
  const opinion = haiyukiOpinions(expert, question).get(action);
  const part = opinion?.terms.find((each) => each.code === code)?.points;
  return part ?? opinion?.facts.find((each) => each.code === code)?.value;
};

// [what it shows, question, action, code, value]
const REASONS: readonly [string, HaiyukiQuestion, string, string, number][] = [
  ['H-4.1 a ready hand is no tile away', { hand: 'AAARRRSSSYYF' }, 'riichi F', 'distance', 0],
  ['H-4.1 its useful tiles are what it waits for', { hand: 'AAARRRSSSYYF' }, 'riichi F', 'useful', 7],
  [
    'tiles in the discards are not useful',
    { hand: 'AAARRRSSSYYF', discards: 'YY', theirs: 'Y' },
    'riichi F',
    'useful',
    4,
  ],
  ['two kinds bring it nearer', { hand: 'AAARRRSSYYFw' }, 'discard w', 'distance', 1],
  [
    'H-3.2 a win is worth its yaku and dora',
    { options: { skills: false }, hand: 'AAARRRSSSPPP', dora: 'A' },
    'tsumo',
    'win',
    2400 + 3 * 400,
  ],
  [
    'H-4.15 an open one three quarters of it',
    { options: { skills: false }, hand: 'RRRSSSPPP | A', dora: 'A' },
    'tsumo',
    'win',
    0.75 * (2400 + 3 * 400),
  ],
  [
    'H-6.6 recovery heals 3,000 at most',
    { options: { seat0: 'fari' }, hand: 'AAARRSSYPFpw', own: { hp: 5000 } },
    'skill RECOVERY',
    'heal',
    3000,
  ],
  [
    'H-6.6 and no more than is missing',
    { options: { seat0: 'fari' }, hand: 'AAARRSSYPFpw', own: { hp: 9000 } },
    'skill RECOVERY',
    'heal',
    1000,
  ],
  [
    'H-6.8 every tile given back is paid for',
    { options: { seat0: 'smash' }, phase: 'setup', turn: 1, hand: 'AAARRRSSYYw' },
    'exchange AAw',
    'mp-cost',
    18,
  ],
];

test.each(REASONS)('%s', (_, question, action, code, value) => {
  expect(said(question, action, code)).toBeCloseTo(value);
});

describe('H-4.7 a riichi of the other seat', () => {
  const question: HaiyukiQuestion = {
    options: { skills: false },
    turn: 8,
    hand: 'AAARRRSSYYFw',
    other: { riichi: { turn: 3, place: 2 } },
    theirs: 'pvwrrbb',
  };
  test('makes discards risky that may complete it, and no others', () => {
    expect(said(question, 'discard w', 'deal-in')).toBeUndefined();
    expect(said(question, 'discard F', 'deal-in')).toBeGreaterThan(0.02);
    expect(said(question, 'discard F', 'risk')).toBeLessThan(-100);
  });
  test('H-6.7 a guard takes the risk away', () => {
    expect(said({ ...question, own: { guard: 2 } }, 'discard F', 'deal-in')).toBeUndefined();
  });
  test('makes what is still to come dearer', () => {
    const quiet = said({ ...question, other: {} }, 'discard w', 'later-risk') ?? 0;
    expect(said(question, 'discard w', 'later-risk')).toBeLessThan(quiet);
  });
});

test('the character’s leaning is a part of its own', () => {
  const leaning = (seat0: 'ataho' | 'smash'): number =>
    said(
      { options: { skills: false, seat0 }, turn: 10, hand: 'AARRRSSSYYw', discard: 'A' },
      'pon',
      'leaning',
    ) ?? 0;
  expect(leaning('smash')).toBeGreaterThan(0);
  expect(leaning('ataho')).toBeLessThan(0);
});
