/** One game of an arena in which programs of others play: as `playArenaGame`, at a table. */
import { createBot } from '@paiju/bots';
import type { Game } from '@paiju/engine';
import { at } from '@paiju/engine';
import { playerName } from '../agents/contestant.ts';
import type { Crew } from '../agents/crew.ts';
import { playAtTable } from '../agents/tableGame.ts';
import type { ArenaGame } from './game.ts';
import { RoundCounter } from './rounds.ts';
import type { LineUp } from './seating.ts';
import type { GameResult } from './tally.ts';

export interface AgentGame extends Omit<ArenaGame, 'seating'> {
  readonly seating: LineUp;
  readonly crew: Crew;
  readonly signal: AbortSignal;
}

export const playAgentGame = async (
  game: Game,
  { options, seating, seed, botSeed, crew, signal }: AgentGame,
): Promise<GameResult> => {
  const terms = { options, chance: { seed }, players: seating.map(playerName) };
  let count: RoundCounter | null = null;
  const { match, botFaults, agents } = await playAtTable(game, {
    ...{ terms, seating, botSeed, crew, signal, seated: createBot },
    step: (played) => {
      count ??= new RoundCounter(played);
      count.see(played.history.at(-1)?.events ?? []);
    },
  });
  const counted = countedIn(count);
  const seats = match.balances.map((points, seat) => ({
    points: points - match.startPoints,
    ...at(counted.seats, seat),
  }));
  const defaults = agents.reduce((sum, { faults }) => sum + faults.defaults, 0);
  return { seating, rounds: counted.rounds, seats, faults: botFaults + defaults, agents };
};

/** The compiler loses sight of what is set in a function. */
const countedIn = (count: RoundCounter | null): RoundCounter => {
  if (count === null) throw new Error('nothing was played');
  return count;
};
