/**
 * Positions of experts' games, and what actions bring there: each is played on with the hands and the wall that are there, every
 * seat by `expert`. Hidden hands are not made up: over the games that lead to a view they are what that view leaves open.
 */
import { createBot, playOut } from '@paiju/bots';
import type { GameId, Seat, Seed } from '@paiju/engine';
import { bySeat, Match, Stream } from '@paiju/engine';
import type { SeriesTask } from '@paiju/sim';
import { botSeed, gameSeed } from '@paiju/sim';
import type { Opinion } from '../../packages/bots/src/advice.ts';
import { tryOut } from '../../packages/bots/src/search/trial.ts';
import { presetOf, TABLES } from './tables.ts';

export interface SampleSetup {
  readonly id: GameId;
  readonly preset: string;
  readonly seed: Seed;
}

/** One action at a position. */
export interface Tried {
  readonly type: string;
  /** What the expert reckons, before it is known how much of its gaps comes true. */
  readonly plain: number;
  /** Of that what no round's ledger shows: here the expert is believed. */
  readonly believed: number;
  /** What it brought until the round was over. */
  readonly brought: number;
}

/** The expert's favourite first. */
export interface Position {
  /** Of which match of the series; the positions of one share its luck. */
  readonly match: number;
  readonly tried: readonly Tried[];
}

/** Small gaps are many and large ones few: of the actions that are played on each is of another class by its gap, in halves. */
const CLASSES = [0.2, 0.5, 1, 2, 4, 8, 16] as const;
const MOST_OTHERS = 2;

const sampleTask: SeriesTask<SampleSetup, Position[]> = {
  module: import.meta.url,
  prepare: (setup) => ({
    empty: () => [],
    play: (number, positions) => {
      for (const position of sampled(setup, number)) positions.push(position);
    },
  }),
};

export default sampleTask;

function* sampled({ id, preset, seed }: SampleSetup, number: number): Generator<Position> {
  const table = TABLES[id];
  const { game } = table;
  const { rules } = game;
  const wall = gameSeed(seed, number);
  const chance = new Stream({ seed: botSeed(wall), round: rules.seats, name: 'search' });
  const options = table.options(presetOf(id, preset), chance);
  const players = bySeat(rules.seats, () => 'expert');
  const bots = players.map((_, seat) => createBot('expert', { seed: botSeed(wall), seat, ruleset: id }));
  const match = new Match(game, { options, chance: { seed: wall }, players });
  for (const { by, before } of playOut(match, bots)) {
    if (by === null) continue;
    if (rules.legal(before, by.seat).length < 2) continue;
    if (chance.below(1000) >= table.perMille) continue;
    yield positionOf({ id, options, number, seat: by.seat, state: before, chance });
  }
}

interface Place {
  readonly id: GameId;
  readonly options: object;
  readonly number: number;
  readonly seat: Seat;
  readonly state: object;
  readonly chance: Stream;
}

const positionOf = ({ id, options, number, seat, state, chance }: Place): Position => {
  const table = TABLES[id];
  const { rules } = table.game;
  const view = rules.view(state, seat);
  const opinions = table.plain.weigh(view, rules.legal(state, seat));
  const trial = {
    ...{ ...table, self: table.plain, others: table.plain, seat, options },
    isOut: (account: Parameters<typeof table.isOut>[1]) => table.isOut(view, account),
  };
  const tried = [opinions[0] as Opinion, ...othersOf(opinions, table.half, chance)].map(
    ({ action, estimate, terms }): Tried => ({
      type: action.type,
      plain: estimate,
      believed: terms.reduce(
        (sum, { code, points }) => (table.believed.includes(code) ? sum + points : sum),
        0,
      ),
      brought: tryOut(trial, state, action),
    }),
  );
  return { match: number, tried };
};

/** Of each of so many classes one, all alike: the class first, then which of it. */
const othersOf = (stated: readonly Opinion[], half: number, chance: Stream): readonly Opinion[] => {
  const [best, ...rest] = stated as readonly [Opinion, ...Opinion[]];
  const classOf = ({ estimate }: Opinion): number =>
    CLASSES.filter((least) => best.estimate - estimate >= least * half).length;
  const left = [...CLASSES.keys(), CLASSES.length]
    .map((number) => rest.filter((each) => classOf(each) === number))
    .filter(({ length }) => length > 0);
  const chosen: Opinion[] = [];
  while (chosen.length < MOST_OTHERS && left.length > 0) {
    const [one = []] = left.splice(chance.below(left.length), 1);
    chosen.push(one[chance.below(one.length)] as Opinion);
  }
  return chosen;
};
