/** Seats of programs of others at a table in the terminal. */
import { AgentSeat } from '@paiju/agents';
import type { AnyAction, BySeat, GameId, Seat, Seed } from '@paiju/engine';
import type { AgentFaults, AgentLimits, Contestant, ExecPlayer } from '@paiju/sim';
import { Crew, hashedSeed, isExec } from '@paiju/sim';
import type { SeatPort } from '@paiju/table';
import type { Director } from './director.ts';

export interface PlayedAgents {
  readonly ruleset: string;
  readonly options: object;
  readonly limits: AgentLimits;
  readonly players: BySeat<string>;
  /** Of the chance that bots have. */
  readonly seed: Seed;
  /** By seat; the first are people. */
  readonly contestants: readonly (Contestant | null)[];
  whyNot(seat: Seat, action: AnyAction): string | null;
}

export class Agents {
  readonly #parts: PlayedAgents;
  readonly #crew: Crew;
  readonly #seats: { readonly bot: ExecPlayer; readonly seat: AgentSeat }[] = [];

  constructor(parts: PlayedAgents) {
    this.#parts = parts;
    const { ruleset, options, limits } = parts;
    this.#crew = new Crew({ ...limits, ruleset: ruleset as GameId, options });
  }

  /** It moves once everything so far has been shown. */
  port(seat: Seat, director: Director, heard: SeatPort['observe']): SeatPort {
    const { contestants, players, seed, whyNot } = this.#parts;
    const bot = contestants[seat] ?? null;
    const program = this.#crew.seat(contestants.map((one) => one ?? 'first'))[seat];
    if (bot === null || !isExec(bot) || !program) throw new Error(`no program plays in seat ${seat}`);
    const agent = new AgentSeat(program, {
      ...{ seat, players, chance: hashedSeed(`${seed}/agent/${seat}`) },
      whyNot: (action) => whyNot(seat, action),
    });
    this.#seats.push({ bot, seat: agent });
    return {
      observe: (message) => {
        heard(message);
        agent.observe(message);
      },
      choose: async (question, signal) => {
        await director.settled();
        return agent.choose(question, signal);
      },
      done: (question, action) => agent.done(question, action),
    };
  }

  /** What they did that they should not. */
  get faults(): readonly AgentFaults[] {
    return this.#seats.map(({ bot, seat: { faults, lastWords } }) => ({ bot, faults, lastWords }));
  }

  async close(): Promise<void> {
    for (const { seat } of this.#seats) seat.leave();
    await this.#crew.close();
  }
}
