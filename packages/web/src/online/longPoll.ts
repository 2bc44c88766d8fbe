/** Follows what changes on the server: it is asked with the tag of what is known, and answers when that holds no more. */
import type { Result } from '@paiju/engine';
import type { Answered, ApiTrouble } from './answered.ts';
import { backoff } from './backoff.ts';

export interface Tagged {
  readonly tag: string;
}

export interface PollPorts {
  /** Answers with how to call it off. */
  after(ms: number, act: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
}

export interface Polled<T extends Tagged> {
  /** `known` is null where nothing is: then the server answers at once. */
  ask(known: string | null, signal: AbortSignal): Answered<T>;
  hear(answer: Result<T, ApiTrouble>): void;
}

/** What changes all the time is not asked for all the time. */
const SHORTEST_MS = 500;
/** Whoever has asked too much waits as if so many tries had failed. */
const HUSHED_TRIES = 4;

export const BROWSER_POLL: PollPorts = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

export class LongPoll<T extends Tagged> {
  readonly #polled: Polled<T>;
  readonly #ports: PollPorts;
  #asking: AbortController | null = null;
  #callOff: () => void = () => {};
  #known: string | null = null;
  #tries = 0;

  constructor(polled: Polled<T>, ports: PollPorts = BROWSER_POLL) {
    this.#polled = polled;
    this.#ports = ports;
  }

  /** From what is known; from the beginning where that is nothing. Whoever polls already begins anew. */
  start(known: string | null = null): void {
    this.stop();
    this.#known = known;
    this.#tries = 0;
    const asking = new AbortController();
    this.#asking = asking;
    void this.#ask(asking.signal);
  }

  stop(): void {
    this.#callOff();
    this.#asking?.abort();
    this.#asking = null;
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const answer = await this.#polled.ask(this.#known, signal);
    if (signal.aborted) return;
    this.#known = answer.ok ? answer.value.tag : null;
    this.#tries = answer.ok ? 0 : this.#triesAfter(answer.error);
    // Whoever hears may stop, or begin anew.
    this.#polled.hear(answer);
    if (signal.aborted) return;
    const ms = answer.ok ? SHORTEST_MS : backoff(this.#tries, this.#ports.chance());
    this.#callOff = this.#ports.after(ms, () => void this.#ask(signal));
  }

  #triesAfter({ code }: ApiTrouble): number {
    return Math.max(code === 'too-many' ? HUSHED_TRIES : 0, this.#tries + 1);
  }
}
