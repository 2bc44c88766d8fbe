/** What an agent is told: what a seat is told, a question with everything needed to answer it, and a beginning and an end. */
import type { AnyAction } from '@paiju/engine';
import type { Asked, Clock, SeatDown } from '@paiju/protocol';

/** Which language is spoken. Raised whenever an older agent would misunderstand a message. */
export const AGENT_PROTOCOL = 1;

export type AgentDown =
  | Hello
  | AgentSeated
  | Exclude<SeatDown, Asked>
  | AgentAsked
  | { readonly type: 'goodbye' };

/** The first line. The agent answers with a `hello` of its own. */
export interface Hello {
  readonly type: 'hello';
  readonly agents: number;
  readonly ruleset: string;
  /** Null where the options were chosen one by one. */
  readonly preset: string | null;
  readonly options: object;
  /** For every decision; null for as long as it likes. */
  readonly decisionMs: number | null;
  /** For the whole match: used up once the time of a decision is over. */
  readonly reserveMs: number;
}

/** A match begins: what was said before is history. Followed by `seated`. */
export interface AgentSeated {
  readonly type: 'match';
  /** 64 hexadecimal digits for an agent that draws lots, so that it draws the same ones when a match is played again. */
  readonly chance: string;
}

/** As the question of a seat, with the view it is asked about and every legal action listed. */
export interface AgentAsked {
  readonly type: 'asked';
  readonly n: number;
  readonly question: number;
  readonly ruleset: string;
  readonly view: object;
  readonly legal: readonly AnyAction[];
  readonly clock: Clock | null;
  /** For those who asked for numbers. */
  readonly numbers?: Numbers;
}

/** The question in numbers: docs/research.md says what they mean. */
export interface Numbers {
  /** Of the environment: `xuezhan-v1`. */
  readonly env: string;
  /** The bytes of the observation, in base64. */
  readonly observation: string;
  /** The ids that may be named next. */
  readonly ids: readonly number[];
  /** Those that were named: an action may be spelled in several. */
  readonly begun: readonly number[];
}
