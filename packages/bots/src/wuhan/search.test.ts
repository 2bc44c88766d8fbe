import { wuhan } from '@paiju/engine/wuhan';
import { expect, test } from 'vitest';
import type { Opinion } from '../advice.ts';
import { searchBot } from '../search/search.ts';
import { seedNumber } from '../testing/match.ts';
import type { WuhanQuestion } from '../testing/wuhanQuestion.ts';
import { wuhanQuestion } from '../testing/wuhanQuestion.ts';
import { plainWuhan } from './expert.ts';
import { WUHAN_SEARCH } from './search.ts';

const WORLDS = 8;

const opinionsOn = (question: WuhanQuestion, { trust } = WUHAN_SEARCH): readonly Opinion[] => {
  const state = wuhanQuestion(question);
  const seat = { seed: seedNumber(1), seat: 0, ruleset: 'wuhan', budget: { worlds: WORLDS } } as const;
  return searchBot({ ...WUHAN_SEARCH, trust }, plainWuhan, seat).weigh(
    wuhan.view(state, 0),
    wuhan.legal(state, 0),
  );
};

const triedIn = ({ facts }: Opinion): number | undefined =>
  facts.find(({ code }) => code === 'worlds')?.value;

// The wild is 2z; 1z and 5z are skins.
const CHOW: WuhanQuestion = { wall: 50, hand: '123m 456m 78s 55p | pung 7p', discard: '4m' };

test('an answer to a claim is tried out', () => {
  const tried = opinionsOn(CHOW).map(triedIn);
  expect(tried.filter((worlds) => worlds === WORLDS).length).toBeGreaterThan(0);
});

test('an estimate that is trusted beyond all worlds is only made more careful by them', () => {
  const added = (trust: number): number[] =>
    opinionsOn(CHOW, { ...WUHAN_SEARCH, trust })
      .flatMap(({ terms }) => terms.filter(({ code }) => code === 'tried-out'))
      .map(({ points }) => points);
  expect(Math.max(...added(1e9))).toBeLessThan(0);
  expect(added(1)).not.toEqual(added(1e9));
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
