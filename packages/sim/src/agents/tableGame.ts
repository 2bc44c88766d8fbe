/** A match with agents in it, played at a table: they are told what any seat is told, and asked as any seat is. */
import type { AgentSeating } from '@paiju/agents';
import { AgentSeat } from '@paiju/agents';
import type { Bot, createBot } from '@paiju/bots';
import type { Game, Match, MatchTerms, Seed } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { KeptStep, LogEntry, SeatPort } from '@paiju/table';
import { Table } from '@paiju/table';
import { hashedSeed } from '../seeds.ts';
import { Stopped } from '../series/failure.ts';
import type { Contestant } from './contestant.ts';
import { isExec, playerName } from './contestant.ts';
import type { AgentFaults, Crew } from './crew.ts';
import { inTurn } from './inTurn.ts';

export interface TableGame {
  readonly terms: MatchTerms;
  readonly seating: readonly Contestant[];
  readonly botSeed: Seed;
  readonly crew: Crew;
  readonly signal: AbortSignal;
  /** Makes our own bots. */
  readonly seated: typeof createBot;
  /** After every step, the match having gone on. */
  step(match: Match, kept: KeptStep): void;
  trouble?(code: string, detail: string): void;
}

export interface TableGameEnd {
  readonly match: Match;
  /** Bots of ours that gave no legal action. */
  readonly botFaults: number;
  readonly agents: readonly AgentFaults[];
}

/** No clock of the table's: agents have their own, and nobody else is late. */
const SETTINGS = { clock: null, holdMs: 0 };

export const playAtTable = async (game: Game, plan: TableGame): Promise<TableGameEnd> => {
  const { terms, seating, crew, signal } = plan;
  if (signal.aborted) throw new Stopped('stopped');
  const ports = portsFor(game, plan, (seat, action) => table.whyNot(seat, action));
  const agents = ports.map((port) => (port instanceof AgentSeat ? port : null));
  let botFaults = 0;
  const failed = (entry: LogEntry): void => {
    const isFault = entry.code === 'answer-failed' || entry.code === 'answer-refused';
    if (isFault && at(agents, entry.seat) === null) botFaults += 1;
  };
  const table: Table = new Table(
    game,
    terms,
    {
      seats: inTurn(ports),
      log: { info: () => {}, error: failed },
      keep: (kept) => plan.step(table.match, kept),
      wait: async () => {},
      now: () => 0,
      betweenRounds: async (round) => {
        for (const agent of agents) agent?.roundOver(round);
      },
    },
    SETTINGS,
    { report: ({ code, detail }) => plan.trouble?.(code, detail) },
  );
  const stop = (): void => table.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await table.run();
  } finally {
    signal.removeEventListener('abort', stop);
    for (const agent of agents) agent?.leave();
  }
  if (table.stopped !== null) throw table.stopped.error;
  if (signal.aborted) throw new Stopped('stopped');
  for (const agent of agents) agent?.matchOver(table.match.ranking);
  return { match: table.match, botFaults, agents: faultsOf(seating, agents, crew) };
};

const portsFor = (
  game: Game,
  { seating, botSeed, crew, seated }: TableGame,
  whyNot: (seat: number, action: Parameters<AgentSeating['whyNot']>[0]) => string | null,
): SeatPort[] => {
  const players = seating.map(playerName);
  const programs = crew.seat(seating);
  return seating.map((contestant, seat) => {
    const program = programs[seat] ?? null;
    if (!isExec(contestant))
      return botPort(seated(contestant, { seed: botSeed, seat, ruleset: game.rules.id }));
    if (program === null) throw new Error(`nobody plays for ${contestant}`);
    const chance = hashedSeed(`${botSeed}/agent/${seat}`);
    return new AgentSeat(program, {
      ...{ seat, players, chance, isHopeless: crew.isHopeless(contestant) },
      whyNot: (action) => whyNot(seat, action),
    });
  });
};

const botPort = (bot: Bot): SeatPort => ({
  observe: () => {},
  choose: async ({ view, legal }) => bot.choose(view, legal),
});

const faultsOf = (
  seating: readonly Contestant[],
  agents: readonly (AgentSeat | null)[],
  crew: Crew,
): AgentFaults[] =>
  seating.flatMap((bot, seat) => {
    const agent = agents[seat] ?? null;
    if (!isExec(bot) || agent === null) return [];
    crew.played(bot, agent.isGivenUp);
    return [{ bot, faults: agent.faults, lastWords: agent.lastWords }];
  });
