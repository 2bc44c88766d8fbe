/**
 * What is counted over many matches. Everything here depends on the games alone, never on how fast or by how many threads
 * they were played: all of it is whole numbers, so that tallies of parts add up to the tally of the whole in any order.
 * Plain data, because it comes from other threads.
 */
import { at, bySeat } from '@paiju/engine';
import type { AgentFaults } from '../agents/crew.ts';
import { agentFaultsOf } from '../agents/crew.ts';
import type { Countable } from './countable.ts';

const MOST_TROUBLES = 10;

/** How often each thing was seen. */
export type Frequencies = Record<string, number>;

export interface Trouble {
  readonly game: number;
  readonly text: string;
}

export interface Tally {
  games: number;
  rounds: number;
  decisions: number;
  readonly endings: Frequencies;
  /** For each seat, by kind. */
  readonly wins: readonly Frequencies[];
  /** For each seat, how often it was first, second and so on. */
  readonly places: readonly number[][];
  /** What the game's own charts count, by their key. */
  readonly charts: Readonly<Record<string, Frequencies>>;
  /** By reason: how many transfers there were, and how many points they moved. */
  readonly transfers: { readonly count: Frequencies; readonly points: Frequencies };
  /** For each seat, how often it had each number of points at the end. */
  readonly points: readonly Frequencies[];
  /** What went wrong in scoring: no more than are shown, those of the first games. */
  troubles: readonly Trouble[];
  /** What programs of others did that they should not. */
  agents: readonly AgentFaults[];
}

export const emptyTally = ({ game, winKinds, charts }: Countable): Tally => {
  const { seats } = game.rules;
  return {
    games: 0,
    rounds: 0,
    decisions: 0,
    endings: {},
    wins: bySeat(seats, () => Object.fromEntries(winKinds.map((kind) => [kind, 0]))),
    places: bySeat(seats, () => Array.from({ length: seats }, () => 0)),
    charts: Object.fromEntries(charts.map(({ key }) => [key, {}])),
    transfers: { count: {}, points: {} },
    points: bySeat(seats, () => ({})),
    troubles: [],
    agents: [],
  };
};

export const count = (counts: Frequencies, key: string, times = 1): void => {
  counts[key] = (counts[key] ?? 0) + times;
};

/** Of all troubles only the first ones are kept, in the order of the games. */
export const addTroubles = (tally: Tally, troubles: readonly Trouble[]): void => {
  tally.troubles = [...tally.troubles, ...troubles].sort((a, b) => a.game - b.game).slice(0, MOST_TROUBLES);
};

export const addAgentFaults = (tally: Tally, agents: readonly AgentFaults[]): void => {
  if (agents.length > 0) tally.agents = agentFaultsOf([tally, { agents }]);
};

/** Adds what was counted in other games of the same series. */
export const addTally = (tally: Tally, part: Tally): void => {
  tally.games += part.games;
  tally.rounds += part.rounds;
  tally.decisions += part.decisions;
  addCounts(tally.endings, part.endings);
  for (const [seat, wins] of part.wins.entries()) addCounts(at(tally.wins, seat), wins);
  for (const [seat, places] of part.places.entries())
    for (const [place, times] of places.entries()) addPlace(tally, seat, place, times);
  for (const [key, counts] of Object.entries(part.charts)) addCounts(tally.charts[key] ?? {}, counts);
  addCounts(tally.transfers.count, part.transfers.count);
  addCounts(tally.transfers.points, part.transfers.points);
  for (const [seat, points] of part.points.entries()) addCounts(at(tally.points, seat), points);
  addTroubles(tally, part.troubles);
  addAgentFaults(tally, part.agents);
};

export const addPlace = ({ places }: Tally, seat: number, place: number, times: number): void => {
  const counts = at(places, seat);
  counts[place] = at(counts, place) + times;
};

const addCounts = (counts: Frequencies, more: Readonly<Frequencies>): void => {
  for (const [key, times] of Object.entries(more)) count(counts, key, times);
};
