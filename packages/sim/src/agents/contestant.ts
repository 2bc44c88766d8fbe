/** Who plays: one of our bots, or a program of somebody else's by its command. */
import type { BotLevel } from '@paiju/bots';

export type ExecPlayer = `exec:${string}`;
export type Contestant = BotLevel | ExecPlayer;

const EXEC = 'exec:';

export const isExec = (contestant: Contestant): contestant is ExecPlayer => contestant.startsWith(EXEC);

export const areBots = (seating: readonly Contestant[]): seating is readonly BotLevel[] =>
  !seating.some(isExec);

export const commandOf = (contestant: ExecPlayer): string => contestant.slice(EXEC.length);

/** What a player is called; a command is no name. */
export const playerName = (contestant: Contestant, seat: number): string =>
  `${isExec(contestant) ? 'agent' : contestant}-${seat + 1}`;

/** How much time agents have. */
export interface AgentLimits {
  /** The name of the preset, where the options are one. */
  readonly preset: string | null;
  readonly decisionMs: number | null;
  readonly reserveMs: number;
}

/** In milliseconds. */
export const AGENT_LIMITS: AgentLimits = { preset: null, decisionMs: 5_000, reserveMs: 30_000 };
