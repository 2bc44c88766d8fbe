/** What an agent says. */
import type { Result } from '@paiju/engine';
import type { Act, Problem, Vocabulary } from '@paiju/protocol';
import { gameAction, readText } from '@paiju/protocol';
import * as z from 'zod/mini';

export type AgentUp = AgentHello | AgentAct;

export interface AgentHello {
  readonly type: 'hello';
  readonly agents: number;
  /** Whether questions should be put in numbers, too. */
  readonly numbers?: boolean | undefined;
}

/** An answer: the action, its place among the legal ones, or an id of its spelling. */
export type AgentAct = Act | ActByChoice | ActById;

interface ActByChoice {
  readonly type: 'act';
  readonly question: number;
  readonly choice: number;
}

interface ActById {
  readonly type: 'act';
  readonly question: number;
  readonly id: number;
}

/** As long as what a seat says may be. */
export const LONGEST_LINE = 2_000;

const count = z.int().check(z.gte(0));
const act = { type: z.literal('act'), question: count };

const AGENT_UP: Vocabulary<AgentUp> = {
  hello: z.strictObject({ type: z.literal('hello'), agents: count, numbers: z.optional(z.boolean()) }),
  act: z.union([
    z.strictObject({ ...act, choice: count }),
    z.strictObject({ ...act, id: count }),
    z.strictObject({ ...act, action: gameAction }),
  ]),
};

export const readAgentUp = (line: string): Result<AgentUp, Problem> =>
  readText<AgentUp>(AGENT_UP, line, LONGEST_LINE);
