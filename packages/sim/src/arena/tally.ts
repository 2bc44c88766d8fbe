/** What the games on one wall came to, bot by bot. Plain data: it comes out of other threads and out of files. */
import type { BySeat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { Contestant } from '../agents/contestant.ts';
import type { AgentFaults } from '../agents/crew.ts';
import { agentFaultsOf } from '../agents/crew.ts';
import type { LineUp } from './seating.ts';

/** One seat in one game. */
export interface SeatResult {
  /** Won or lost in the game, whatever it began with. */
  readonly points: number;
  /** Rounds in which the seat won at least once, discarded what another won on, and was ready at the end. */
  readonly won: number;
  readonly dealtIn: number;
  readonly ready: number;
}

export interface GameResult {
  readonly seating: LineUp;
  readonly rounds: number;
  readonly seats: BySeat<SeatResult>;
  /** Times a bot gave no legal action and the default was done instead. */
  readonly faults: number;
  /** What programs of others did that they should not; not there where none played. */
  readonly agents?: readonly AgentFaults[] | undefined;
}

/** A bot's seats in all games on a wall, summed up. */
export interface BotTally extends SeatResult {
  readonly bot: Contestant;
  /** Seats it had, all games together, and the rounds it played in them. */
  readonly seats: number;
  readonly rounds: number;
}

/** How often a seat of the first bot ended with more points than a seat of the second; a draw is half of each. */
export interface Duel {
  readonly first: Contestant;
  readonly second: Contestant;
  readonly won: number;
  readonly lost: number;
}

export interface WallTally {
  readonly lineUp: number;
  readonly wall: number;
  readonly games: number;
  readonly faults: number;
  readonly bots: readonly BotTally[];
  readonly duels: readonly Duel[];
  readonly agents?: readonly AgentFaults[] | undefined;
}

export const tallyWall = (
  place: Pick<WallTally, 'lineUp' | 'wall'>,
  games: readonly GameResult[],
): WallTally => {
  const agents = agentFaultsOf(games);
  const names = [...new Set(games.flatMap(({ seating }) => seating))].sort();
  return {
    ...place,
    games: games.length,
    faults: games.reduce((sum, game) => sum + game.faults, 0),
    bots: names.map((bot) => tallyBot(bot, games)),
    duels: names.flatMap((first, i) => names.slice(i + 1).map((second) => duel(first, second, games))),
    ...(agents.length > 0 ? { agents } : {}),
  };
};

const tallyBot = (bot: Contestant, games: readonly GameResult[]): BotTally => {
  const sum = { bot, seats: 0, rounds: 0, points: 0, won: 0, dealtIn: 0, ready: 0 };
  for (const { seating, seats, rounds } of games)
    for (const [seat, result] of seats.entries()) {
      if (seating[seat] !== bot) continue;
      sum.seats += 1;
      sum.rounds += rounds;
      sum.points += result.points;
      sum.won += result.won;
      sum.dealtIn += result.dealtIn;
      sum.ready += result.ready;
    }
  return sum;
};

const duel = (first: Contestant, second: Contestant, games: readonly GameResult[]): Duel => {
  let won = 0;
  let lost = 0;
  for (const { seating, seats } of games)
    for (const [seat, result] of seats.entries()) {
      if (seating[seat] !== first) continue;
      for (const [other, level] of seating.entries()) {
        if (level !== second) continue;
        const margin = result.points - at(seats, other).points;
        const share = margin === 0 ? 0.5 : margin > 0 ? 1 : 0;
        won += share;
        lost += 1 - share;
      }
    }
  return { first, second, won, lost };
};
