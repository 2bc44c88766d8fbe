/** What programs of others did that they should not, in words. */
import type { FaultCounts } from '@paiju/agents';
import { hasFaults } from '@paiju/agents';
import type { AgentFaults } from '@paiju/sim';
import { figure } from '@paiju/words';
import { oneLine } from '../edge/failure.ts';

const WORDS: Readonly<Record<keyof FaultCounts, string>> = {
  late: 'late',
  wrong: 'wrong',
  twice: 'to what was over',
  garbage: 'no message',
  crashes: 'crashes',
  defaults: 'defaults done instead',
};

/** A line for each that has any, and its last words. */
export const faultLines = (agents: readonly AgentFaults[]): string[] =>
  agents
    .filter(({ faults }) => hasFaults(faults))
    .flatMap(({ bot, faults, lastWords }) => [
      `${bot}: ${Object.entries(WORDS)
        .map(([fault, words]) => `${figure(faults[fault as keyof FaultCounts])} ${words}`)
        .join(', ')}`,
      ...(lastWords === '' ? [] : [`  last words: ${oneLine(lastWords.slice(-300))}`]),
    ]);
