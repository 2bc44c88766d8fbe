import { GAME_IDS, GAMES } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { adviserOf, opinionOf } from './advice.ts';
import { HAIYUKI_WORTH } from './haiyuki/worth.ts';
import type { Worths } from './worth.ts';
import { calibrated } from './worth.ts';
import { WUHAN_WORTH } from './wuhan/worth.ts';
import { XUEZHAN_WORTH } from './xuezhan/worth.ts';

const PRESETS = {
  one: { name: 'one', cap: 3, stays: true, always: 7 },
  two: { name: 'two', cap: 5, stays: false, always: 7 },
};
const WORTHS: Worths = {
  one: { fitted: '', usual: 0.5, kinds: { 'discard>pung': 0.25, 'discard>win': 1.5 } },
  two: { fitted: '', usual: 0.75, kinds: {} },
};
const ESTIMATES: Readonly<Record<string, number>> = { discard: 8, also: 8, pass: 7, pung: 4, win: 6 };
const expert = adviserOf((_, legal) =>
  legal.map((action) =>
    opinionOf(action, [{ code: 'win', points: ESTIMATES[action.type] ?? 0 }], [{ code: 'useful', value: 4 }]),
  ),
);
const LEGAL = Object.keys(ESTIMATES).map((type) => ({ type }));

const stated = (options: object) =>
  calibrated({ presets: PRESETS, worths: WORTHS }, expert)
    .weigh({ options }, LEGAL)
    .map(({ action, estimate, terms, facts }) => {
      expect(estimate).toBe(terms.reduce((all, { points }) => all + points, 0));
      expect(facts).toEqual([{ code: 'useful', value: 4 }]);
      return [action.type, estimate, terms.length];
    });

describe('gaps as they come true', () => {
  test('of each gap its share, by kinds of action where that is known, and told as a term', () => {
    expect(stated(PRESETS.one)).toEqual([
      ['discard', 8, 1],
      // Nothing lost is nothing lost.
      ['also', 8, 1],
      ['pass', 7.5, 2],
      ['pung', 7, 2],
      ['win', 5, 2],
    ]);
  });

  test.each([
    ['as it is', PRESETS.two],
    ['with something else that tells presets apart', { ...PRESETS.two, name: 'three' }],
    ['with something else that does not', { ...PRESETS.two, always: 8 }],
  ])('the preset that is nearest counts: the second %s', (_, options) => {
    expect(stated(options).map(([, estimate]) => estimate)).toEqual([8, 8, 7.25, 6.5, 5]);
  });

  test('what nothing is known about stays as it is', () => {
    const plain = calibrated({ presets: PRESETS, worths: {} }, expert);
    expect(plain.weigh({ options: {} }, LEGAL)).toEqual(expert.weigh({}, LEGAL));
  });
});

describe.each(GAME_IDS)('of %s', (id) => {
  const worths = { xuezhan: XUEZHAN_WORTH, wuhan: WUHAN_WORTH, haiyuki: HAIYUKI_WORTH }[id];

  test('every preset was fitted, and the favourite stays the favourite: every share is above nothing', () => {
    expect(Object.keys(GAMES[id].rules.options.presets)).toEqual(expect.arrayContaining(Object.keys(worths)));
    for (const { usual, kinds } of Object.values(worths))
      for (const share of [usual, ...Object.values(kinds)]) expect(share).toBeGreaterThan(0);
  });
});
