/** A match in which an agent has the first seat, and everybody else does the first thing that is legal. */
import { fileURLToPath } from 'node:url';
import type { Game, GameId, Match } from '@paiju/engine';
import { bySeat, GAMES, resolveOptions, seedOf } from '@paiju/engine';
import type { SeatPort } from '@paiju/table';
import { Table } from '@paiju/table';
import { Agent } from '../seat/agent.ts';
import { AgentSeat } from '../seat/agentSeat.ts';

/** The command of a program that stands here. */
export const commandOf = (file: string, ...args: readonly string[]): string =>
  ['python3', fileURLToPath(new URL(file, import.meta.url)), ...args].join(' ');

export interface AgentMatch {
  readonly ruleset: GameId;
  readonly preset?: string;
  readonly command: string;
  readonly decisionMs?: number;
  readonly reserveMs?: number;
}

const FIRST: SeatPort = {
  observe: () => {},
  choose: async ({ legal: [first] }) => first ?? { type: 'pass' },
};

/** The match as it ended, and how the agent did in it. */
export const playedWith = async (
  plan: AgentMatch,
): Promise<{ readonly match: Match; readonly seat: AgentSeat }> => {
  const { ruleset, command, decisionMs = 60_000, reserveMs = 0 } = plan;
  const game: Game = GAMES[ruleset];
  const { rules } = game;
  const preset = plan.preset ?? rules.options.defaultPreset;
  const resolved = resolveOptions(rules.options, preset, {});
  if (!resolved.ok) throw new Error(`no preset ${preset}`);
  const options = resolved.value;
  const players = bySeat(rules.seats, (seat) => `player-${seat}`);
  const agent = new Agent(command, { ruleset, preset, options, decisionMs, reserveMs });
  const seat = new AgentSeat(agent, {
    ...{ seat: 0, players, chance: seedOf('ab'.repeat(32)) },
    whyNot: (action) => table.whyNot(0, action),
  });
  const table: Table = new Table(
    game,
    { options, chance: { seed: seedOf('cd'.repeat(32)) }, players },
    {
      seats: bySeat(rules.seats, (own) => (own === 0 ? seat : FIRST)),
      log: { info: () => {}, error: () => {} },
      wait: async () => {},
      now: () => 0,
    },
    { clock: null, holdMs: 0 },
  );
  await table.run();
  seat.matchOver(table.match.ranking);
  await agent.close();
  return { match: table.match, seat };
};
