/** play does not notice whether points are reckoned, wrongly reckoned or not reckoned at all. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { AnyAction } from '../play/ruleset.ts';
import { XUEZHAN_OPTIONS } from '../rules/xuezhan/options.ts';
import { XUEZHAN_SETTINGS } from '../rules/xuezhan/testing/settings.ts';
import type { AnyScorer } from '../scoring/scorer.ts';
import { termsFor } from '../testing/contractGame.ts';
import { pick } from '../testing/player.ts';
import type { ScoringTrouble } from './bookkeeper.ts';
import type { Watch } from './match.ts';
import { Match } from './match.ts';

const { scorer, rules } = GAMES.xuezhan;
const any: AnyScorer = scorer;

const failing: AnyScorer = {
  ...any,
  observe: () => ({
    see: () => {
      throw new Error('scoring is broken');
    },
  }),
};
const unborn: AnyScorer = {
  ...any,
  startPoints: () => {
    throw new Error('no start points');
  },
  observe: () => {
    throw new Error('no observer');
  },
};
const inventing: AnyScorer = {
  ...any,
  observe: () => ({
    see: (_, cause) => [
      { from: 7, to: 0, points: 1, reason: 'nobody', cause },
      { from: 1, to: 0, points: 0.5, reason: 'half', cause },
    ],
  }),
};
interface Story {
  readonly states: readonly string[];
  readonly events: string;
  readonly actions: readonly string[];
  readonly points: readonly number[];
  readonly troubles: readonly ScoringTrouble[];
}

const playWith = (preset: string, seed: number, watch: Watch): Story => {
  const options = XUEZHAN_OPTIONS.presets[preset] ?? {};
  const terms = termsFor(
    { game: GAMES.xuezhan, options: { ...options, deals: 2 }, settings: XUEZHAN_SETTINGS },
    seed,
  );
  const troubles: ScoringTrouble[] = [];
  const match = new Match(GAMES.xuezhan, terms, { ...watch, report: (trouble) => troubles.push(trouble) });
  const states: string[] = [];
  const actions: string[] = [];
  for (let step = 0; !match.isOver; step++) {
    if (match.betweenRounds) match.begin();
    else {
      const [seat = 0] = match.toAct;
      const state = match.state as Parameters<typeof rules.legal>[0];
      const action = pick(
        'mixed',
        rules.legal(state, seat),
        XUEZHAN_SETTINGS.handOf(state, seat),
        step * seed,
      );
      match.act(seat, action as AnyAction);
      actions.push(JSON.stringify({ seat, action }));
    }
    states.push(JSON.stringify(match.state));
  }
  const events = JSON.stringify(match.history.map((moment) => moment.events));
  return { states, events, actions, points: match.balances, troubles };
};

const WATCHES: readonly [string, Watch, (troubles: readonly ScoringTrouble[]) => boolean][] = [
  ['no scorer', { scorer: null }, (troubles) => troubles.length === 0],
  [
    'a scorer that throws',
    { scorer: failing },
    (troubles) => troubles.some(({ code }) => code === 'settlement-failed'),
  ],
  [
    'a scorer that cannot start',
    { scorer: unborn },
    (troubles) => troubles.some(({ event }) => event === 'round'),
  ],
  [
    'a scorer that invents points',
    { scorer: inventing },
    (troubles) => troubles.some(({ code }) => code === 'unsound-transfers'),
  ],
];

describe.each(Object.keys(XUEZHAN_OPTIONS.presets))('X-15.5 %s plays the same with', (preset) => {
  test.each(WATCHES)('%s', (_, watch, isAsReported) => {
    for (let seed = 1; seed <= 6; seed++) {
      const usual = playWith(preset, seed, {});
      const other = playWith(preset, seed, watch);
      expect(usual.troubles).toEqual([]);
      expect(other.actions).toEqual(usual.actions);
      expect(other.events).toBe(usual.events);
      expect(other.states).toEqual(usual.states);
      expect(isAsReported(other.troubles)).toBe(true);
    }
  });

  test('points that move when they should', () => {
    const moved = [1, 2, 3, 4, 5].some((seed) => new Set(playWith(preset, seed, {}).points).size > 1);
    expect(moved).toBe(true);
  });
});
