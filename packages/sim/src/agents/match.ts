/** One match in which programs of others play: as `playMatch`, at a table. */
import { createBot } from '@paiju/bots';
import type { Game } from '@paiju/engine';
import type { MatchPlan, Played } from '../match.ts';
import { botSeed } from '../seeds.ts';
import type { Contestant } from './contestant.ts';
import { playerName } from './contestant.ts';
import type { AgentFaults, Crew } from './crew.ts';
import { playAtTable } from './tableGame.ts';

export interface AgentMatchPlan extends Omit<MatchPlan, 'bots'> {
  readonly bots: readonly Contestant[];
  readonly crew: Crew;
  readonly signal: AbortSignal;
}

export interface PlayedWithAgents extends Played {
  readonly agents: readonly AgentFaults[];
}

export const playAgentMatch = async (
  game: Game,
  { options, bots, seed, keepsRecord, crew, signal }: AgentMatchPlan,
): Promise<PlayedWithAgents> => {
  const record: string[] = [];
  const troubles: string[] = [];
  let decisions = 0;
  const { match, agents } = await playAtTable(game, {
    terms: { options, chance: { seed }, players: bots.map(playerName) },
    ...{ seating: bots, botSeed: botSeed(seed), crew, signal, seated: createBot },
    step: (_, { number, lines }) => {
      if (keepsRecord) record.push(...lines);
      // The first line of a deal is an event; that of an action is the action.
      if (number > 0 && lines[0]?.startsWith('{"seat"')) decisions += 1;
    },
    trouble: (code, detail) => troubles.push(`${code}: ${detail}`),
  });
  return { history: match.history, points: match.balances, decisions, record, troubles, agents };
};
