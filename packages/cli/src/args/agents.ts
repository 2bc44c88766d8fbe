/** `--agent-time`, `--agent-reserve`: how long programs of others may think. */
import type { AgentLimits, Contestant } from '@paiju/sim';
import { AGENT_LIMITS, areBots } from '@paiju/sim';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { presetNameOf } from '../text/options.ts';
import { wholeNumber } from './number.ts';

export interface AgentArgs {
  readonly agentTime: number;
  readonly agentReserve: number;
}

const MOST_MS = 86_400_000;

export const withAgentArgs = (command: Command): Command =>
  command
    .option(
      '--agent-time <ms>',
      'milliseconds an agent has for each decision; 0 is as long as it likes',
      wholeNumber('--agent-time', 0, MOST_MS),
      Number(AGENT_LIMITS.decisionMs),
    )
    .option(
      '--agent-reserve <ms>',
      'milliseconds an agent has for a whole match besides',
      wholeNumber('--agent-reserve', 0, MOST_MS),
      AGENT_LIMITS.reserveMs,
    );

/** Nothing where no agents play. */
export const limitsFor = (
  desk: Desk,
  options: object,
  { bots, agentTime, agentReserve }: { readonly bots: readonly Contestant[] } & AgentArgs,
): { readonly limits?: AgentLimits } => {
  if (areBots(bots)) return {};
  const named = presetNameOf(desk, options);
  const preset = Object.hasOwn(desk.game.rules.options.presets, named) ? named : null;
  const decisionMs = agentTime === 0 ? null : agentTime;
  return { limits: { preset, decisionMs, reserveMs: agentReserve } };
};
