/** H-10.4: play does not notice whether points are reckoned, wrongly reckoned or not reckoned at all. */
import { describe, expect, test } from 'vitest';
import type { GameId } from '../games.ts';
import { GAMES } from '../games.ts';
import { GAME_IDS } from '../outlines.ts';
import { HAIYUKI_SETTINGS } from '../rules/haiyuki/testing/settings.ts';
import { WUHAN_SETTINGS } from '../rules/wuhan/testing/settings.ts';
import { XUEZHAN_SETTINGS } from '../rules/xuezhan/testing/settings.ts';
import type { AnyScorer } from '../scoring/scorer.ts';
import type { Table } from '../testing/contractGame.ts';
import { termsFor } from '../testing/contractGame.ts';
import { pickFor } from '../testing/player.ts';
import type { ScoringTrouble } from './bookkeeper.ts';
import type { Watch } from './match.ts';
import { Match } from './match.ts';

const TWO_ROUNDS = {
  xuezhan: { deals: 2 },
  wuhan: { deals: 2 },
  haiyuki: { rounds: 2 },
} satisfies Record<GameId, object>;
const SETTINGS = {
  xuezhan: XUEZHAN_SETTINGS,
  wuhan: WUHAN_SETTINGS,
  haiyuki: HAIYUKI_SETTINGS,
} satisfies Record<GameId, object>;

// [game and preset, table]: every preset of every game there is.
const TABLES: readonly [string, Table][] = GAME_IDS.flatMap((name) =>
  Object.entries(GAMES[name].rules.options.presets).map(([preset, options]): [string, Table] => [
    `${name} ${preset}`,
    { game: GAMES[name], options: { ...options, ...TWO_ROUNDS[name] }, settings: SETTINGS[name] },
  ]),
);

const failing = (scorer: AnyScorer): AnyScorer => ({
  ...scorer,
  observe: () => ({
    see: () => {
      throw new Error('scoring is broken');
    },
  }),
});
const unborn = (scorer: AnyScorer): AnyScorer => ({
  ...scorer,
  startPoints: () => {
    throw new Error('no start points');
  },
  observe: () => {
    throw new Error('no observer');
  },
});
const inventing = (scorer: AnyScorer): AnyScorer => ({
  ...scorer,
  observe: () => ({
    see: (_, cause) => [
      { from: 7, to: 0, points: 1, reason: 'nobody', cause },
      { from: 1, to: 0, points: 0.5, reason: 'half', cause },
    ],
  }),
});

interface Story {
  readonly states: readonly string[];
  readonly events: string;
  readonly actions: readonly string[];
  readonly points: readonly number[];
  readonly troubles: readonly ScoringTrouble[];
}

const playWith = (table: Table, seed: number, watch: Watch): Story => {
  const { game, settings } = table;
  const troubles: ScoringTrouble[] = [];
  const match = new Match(game, termsFor(table, seed), {
    ...watch,
    report: (trouble) => troubles.push(trouble),
  });
  const states: string[] = [];
  const actions: string[] = [];
  for (let step = 0; !match.isOver; step++) {
    if (match.betweenRounds) match.begin();
    else {
      const [seat = 0] = match.toAct;
      const { state } = match;
      const legal = game.rules.legal(state, seat);
      const action = pickFor(settings, 'mixed', { state, seat, legal }, step * seed);
      if (action === undefined || !match.act(seat, action).ok) throw new Error('a legal action was refused');
      actions.push(JSON.stringify({ seat, action }));
    }
    states.push(JSON.stringify(match.state));
  }
  const events = JSON.stringify(match.history.map((moment) => moment.events));
  return { states, events, actions, points: match.balances, troubles };
};

type Reported = (troubles: readonly ScoringTrouble[]) => boolean;
const WATCHES: readonly [string, (scorer: AnyScorer) => AnyScorer | null, Reported][] = [
  ['no scorer', () => null, (troubles) => troubles.length === 0],
  ['a scorer that throws', failing, (troubles) => troubles.some(({ code }) => code === 'settlement-failed')],
  ['a scorer that cannot start', unborn, (troubles) => troubles.some(({ event }) => event === 'round')],
  [
    'a scorer that invents points',
    inventing,
    (troubles) => troubles.some(({ code }) => code === 'unsound-transfers'),
  ],
];

const SEEDS = [1, 2, 3, 4, 5, 6] as const;

describe.each(TABLES)('X-15.5, H-10.4: %s plays the same with', (_, table) => {
  const usual = new Map(SEEDS.map((seed) => [seed, playWith(table, seed, {})]));

  test.each(WATCHES)('%s', (_name, scorerFrom, isAsReported) => {
    for (const seed of SEEDS) {
      const other = playWith(table, seed, { scorer: scorerFrom(table.game.scorer) });
      expect(isAsReported(other.troubles)).toBe(true);
      expect({ ...other, points: null, troubles: [] }).toEqual({ ...usual.get(seed), points: null });
    }
  });

  test('points that move when they should', () => {
    const moved = SEEDS.filter((seed) => new Set(usual.get(seed)?.points).size > 1);
    expect(moved).not.toEqual([]);
  });
});
