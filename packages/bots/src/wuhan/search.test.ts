import { wuhan } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { Opinion } from '../advice.ts';
import { createAdviser } from '../levels.ts';
import { seedNumber } from '../testing/match.ts';
import type { WuhanQuestion } from '../testing/wuhanQuestion.ts';
import { wuhanQuestion } from '../testing/wuhanQuestion.ts';

const WORLDS = 8;

const opinionsOn = (question: WuhanQuestion): readonly Opinion[] => {
  const state = wuhanQuestion(question);
  const seat = { seed: seedNumber(1), seat: 0, ruleset: 'wuhan', budget: { worlds: WORLDS } } as const;
  return createAdviser('search', seat).weigh(wuhan.view(state, 0), wuhan.legal(state, 0));
};

const triedIn = ({ facts }: Opinion): number | undefined =>
  facts.find(({ code }) => code === 'worlds')?.value;

// The wild is 2z; 1z and 5z are skins.
const CHOW: WuhanQuestion = { wall: 50, hand: '123m 456m 78s 55p | pung 7p', discard: '4m' };

test('an answer to a claim is tried out', () => {
  const tried = opinionsOn(CHOW).map(triedIn);
  expect(tried.filter((worlds) => worlds === WORLDS).length).toBeGreaterThan(0);
});

test.each<[string, WuhanQuestion]>([
  ['a discard', { wall: 50, hand: '123m 456m 78s 55p 46z | pung 7p' }],
  [
    'a win that may be had',
    { wall: 50, options: { minimum: 1 }, hand: '44m 123m 567s 55p | pung 7p', discard: '4m' },
  ],
])('%s is left to the expert', (_, question) => {
  const opinions = opinionsOn(question);
  expect(opinions.length).toBeGreaterThan(1);
  expect(opinions.map(triedIn)).toEqual(opinions.map(() => undefined));
});
