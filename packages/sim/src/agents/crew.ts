/** The agents of one game at a time: a process for each seat that is one's, kept for the games after it. */
import type { AgentTerms, FaultCounts } from '@paiju/agents';
import { Agent, addFaults, noFaults } from '@paiju/agents';
import type { Contestant, ExecPlayer } from './contestant.ts';
import { commandOf, isExec } from './contestant.ts';

/** After so many matches in a row in which it was given up, a program is not started again. */
const MOST_GIVEN_UP = 3;

/** What the agents of one contestant did that they should not. */
export interface AgentFaults {
  readonly bot: ExecPlayer;
  readonly faults: FaultCounts;
  /** What it wrote on standard error before it ended; empty where it has not. */
  readonly lastWords: string;
}

export class Crew {
  readonly #terms: AgentTerms;
  /** By contestant, one for each of its seats. */
  readonly #agents = new Map<ExecPlayer, Agent[]>();
  readonly #givenUp = new Map<ExecPlayer, number>();

  constructor(terms: AgentTerms) {
    this.#terms = terms;
  }

  /** By seat; null for bots. */
  seat(seating: readonly Contestant[]): (Agent | null)[] {
    const taken = new Map<ExecPlayer, number>();
    return seating.map((contestant) => {
      if (!isExec(contestant)) return null;
      const place = taken.get(contestant) ?? 0;
      taken.set(contestant, place + 1);
      return this.#agent(contestant, place);
    });
  }

  /** Whether it is of no use to start it again. */
  isHopeless(contestant: ExecPlayer): boolean {
    return (this.#givenUp.get(contestant) ?? 0) >= MOST_GIVEN_UP;
  }

  /** A match is over. */
  played(contestant: ExecPlayer, wasGivenUp: boolean): void {
    this.#givenUp.set(contestant, wasGivenUp ? (this.#givenUp.get(contestant) ?? 0) + 1 : 0);
  }

  kill(): void {
    for (const agent of [...this.#agents.values()].flat()) agent.kill();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#agents.values()].flat().map((agent) => agent.close()));
  }

  #agent(contestant: ExecPlayer, place: number): Agent {
    const agents = this.#agents.get(contestant) ?? [];
    this.#agents.set(contestant, agents);
    const agent = agents[place] ?? new Agent(commandOf(contestant), this.#terms);
    agents[place] = agent;
    return agent;
  }
}

/** Summed up by contestant, in the order of their names. */
export const agentFaultsOf = (
  parts: readonly { readonly agents?: readonly AgentFaults[] | undefined }[],
): readonly AgentFaults[] => {
  const sums = new Map<ExecPlayer, AgentFaults>();
  for (const { bot, faults, lastWords } of parts.flatMap(({ agents = [] }) => agents)) {
    const before = sums.get(bot);
    const sum = {
      bot,
      faults: before?.faults ?? noFaults(),
      lastWords: lastWords || (before?.lastWords ?? ''),
    };
    addFaults(sum.faults, faults);
    sums.set(bot, sum);
  }
  return [...sums.values()].sort((a, b) => (a.bot < b.bot ? -1 : 1));
};
