/** A program of somebody else's that plays: started when it is needed, greeted, kept from match to match. */
import type { GameId } from '@paiju/engine';
import { Child } from '../process/child.ts';
import type { AgentDown } from '../wire/down.ts';
import { AGENT_PROTOCOL } from '../wire/down.ts';
import type { AgentAct } from '../wire/up.ts';
import { LONGEST_LINE, readAgentUp } from '../wire/up.ts';
import type { FaultCounts } from './faults.ts';

/** What an agent is told in the beginning. */
export interface AgentTerms {
  readonly ruleset: GameId;
  readonly preset: string | null;
  readonly options: object;
  readonly decisionMs: number | null;
  readonly reserveMs: number;
}

/** Who hears an agent during a match. */
export interface AgentEars {
  readonly faults: FaultCounts;
  act(act: AgentAct): void;
  /** It is no more. */
  gone(): void;
}

/** To load a library of numbers on a busy machine takes a while. */
const START_MS = 60_000;

export class Agent {
  readonly command: string;
  readonly terms: AgentTerms;
  #child: Child | null = null;
  #ears: AgentEars | null = null;
  #greeted: Promise<boolean> = Promise.resolve(false);
  #onHello: (isThere: boolean) => void = () => {};
  #hasGreeted = false;
  #wantsNumbers = false;
  #lastWords = '';

  constructor(command: string, terms: AgentTerms) {
    this.command = command;
    this.terms = terms;
  }

  get isRunning(): boolean {
    return this.#child !== null;
  }
  get wantsNumbers(): boolean {
    return this.#wantsNumbers;
  }
  /** What it wrote on standard error before it ended the last time. */
  get lastWords(): string {
    return this.#lastWords;
  }

  /** From now on these hear it. */
  listen(ears: AgentEars | null): void {
    this.#ears = ears;
  }

  /** Starts the process, if it is not there, and says hello. */
  start(): void {
    if (this.#child !== null) return;
    this.#hasGreeted = false;
    this.#greeted = new Promise((resolve) => {
      this.#onHello = resolve;
      setTimeout(() => this.#hasGreeted || this.#kill(child), START_MS).unref();
    });
    const child = new Child(this.command, LONGEST_LINE, {
      line: (text) => this.#hear(text),
      tooLong: () => this.#reject('too-long', ''),
      ended: () => this.#ended(child),
    });
    this.#child = child;
    this.say({ type: 'hello', agents: AGENT_PROTOCOL, ...this.terms });
  }

  /** Whether it has said hello; false where it never will. */
  greeted(): Promise<boolean> {
    return this.#greeted;
  }

  say(message: AgentDown): void {
    this.#child?.say(JSON.stringify(message));
  }

  /** What it has written so far was well. */
  forgive(): void {
    this.#child?.forgive();
  }

  /** At once; `gone` is not told. */
  kill(): void {
    this.listen(null);
    this.#kill(this.#child);
  }

  async close(): Promise<void> {
    this.listen(null);
    this.say({ type: 'goodbye' });
    await this.#child?.close();
  }

  #hear(line: string): void {
    const read = readAgentUp(line);
    if (!read.ok) this.#reject(read.error.code, read.error.at);
    else if (read.value.type === 'act') this.#act(read.value);
    else if (read.value.agents !== AGENT_PROTOCOL) {
      this.#reject(read.value.agents < AGENT_PROTOCOL ? 'client-too-old' : 'server-too-old', 'agents');
      this.#kill(this.#child);
    } else {
      this.#wantsNumbers = read.value.numbers === true;
      this.#hasGreeted = true;
      this.#onHello(true);
    }
  }

  #act(act: AgentAct): void {
    if (this.#hasGreeted) this.#ears?.act(act);
    else this.#reject('unknown-type', 'type');
  }

  #reject(code: Extract<AgentDown, { type: 'rejected' }>['code'], at: string): void {
    if (this.#ears !== null) this.#ears.faults.garbage += 1;
    this.say({ type: 'rejected', code, at });
  }

  #kill(child: Child | null): void {
    child?.kill();
  }

  #ended(child: Child): void {
    this.#lastWords = child.lastWords || this.#lastWords;
    if (this.#child !== child) return;
    this.#child = null;
    this.#onHello(false);
    this.#ears?.gone();
  }
}
