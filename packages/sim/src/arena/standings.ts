/** What an arena says: points, rates and ratings of each bot, and who beats whom by how much. */
import type { Seed } from '@paiju/engine';
import type { Contestant } from '../agents/contestant.ts';
import type { AgentFaults } from '../agents/crew.ts';
import { agentFaultsOf } from '../agents/crew.ts';
import type { Interval } from './interval.ts';
import { intervalOf, ratioOf } from './interval.ts';
import { ratingsOf } from './rating.ts';
import type { BotTally, WallTally } from './tally.ts';

export interface BotStanding {
  readonly bot: Contestant;
  readonly games: number;
  /** Points of one seat in one game. */
  readonly points: Interval;
  /** Shares of the rounds it played. */
  readonly won: Interval;
  readonly dealtIn: Interval;
  readonly ready: Interval;
  readonly rating: Interval;
}

/** By how many points a game a seat of the first bot is ahead of a seat of the second, at the tables where they met. */
export interface Margin extends Interval {
  readonly first: Contestant;
  readonly second: Contestant;
  readonly walls: number;
}

export interface Standings {
  readonly walls: number;
  readonly games: number;
  readonly faults: number;
  /** The highest rating first. */
  readonly standings: readonly BotStanding[];
  readonly margins: readonly Margin[];
  /** Not there where no programs of others played. */
  readonly agents?: readonly AgentFaults[];
}

/** The order of the walls does not matter: they are put in order first. */
export const standingsOf = (tallies: readonly WallTally[], seed: Seed): Standings => {
  const walls = tallies.toSorted((a, b) => a.lineUp - b.lineUp || a.wall - b.wall);
  const agents = agentFaultsOf(walls);
  const ratings = ratingsOf(walls, seed);
  const bots = ratings.map(({ bot, mean, low, high }) => standingOf(bot, walls, { mean, low, high }));
  const sum = (of: (wall: WallTally) => number): number => walls.reduce((all, wall) => all + of(wall), 0);
  return {
    walls: walls.length,
    games: sum(({ games }) => games),
    faults: sum(({ faults }) => faults),
    standings: bots,
    margins: bots.flatMap(({ bot }, i) =>
      bots.slice(i + 1).flatMap((other) => marginOf(bot, other.bot, walls)),
    ),
    ...(agents.length > 0 ? { agents } : {}),
  };
};

const tallyOf = ({ bots }: WallTally, bot: Contestant): BotTally | null =>
  bots.find((each) => each.bot === bot) ?? null;

const standingOf = (bot: Contestant, walls: readonly WallTally[], rating: Interval): BotStanding => {
  const tallies = walls.flatMap((wall) => tallyOf(wall, bot) ?? []);
  return {
    bot,
    games: tallies.reduce((sum, { seats }) => sum + seats, 0),
    points: ratioOf(tallies.map(({ points, seats }) => [points, seats])),
    won: ratioOf(tallies.map(({ won, rounds }) => [won, rounds])),
    dealtIn: ratioOf(tallies.map(({ dealtIn, rounds }) => [dealtIn, rounds])),
    ready: ratioOf(tallies.map(({ ready, rounds }) => [ready, rounds])),
    rating,
  };
};

const marginOf = (first: Contestant, second: Contestant, walls: readonly WallTally[]): Margin[] => {
  const leads = walls.flatMap((wall) => {
    const [one, other] = [tallyOf(wall, first), tallyOf(wall, second)];
    return one === null || other === null ? [] : [one.points / one.seats - other.points / other.seats];
  });
  return leads.length === 0 ? [] : [{ first, second, walls: leads.length, ...intervalOf(leads) }];
};
