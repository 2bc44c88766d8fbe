/** Looking for a quick match: how far it is, told to a screen, for as long as somebody waits there. */
import type { Result } from '@paiju/engine';
import type { FindingNow, GameWish } from '@paiju/protocol';
import type { Answered, ApiTrouble } from './answered.ts';
import type { PollPorts } from './longPoll.ts';
import { LongPoll } from './longPoll.ts';

export type QuickShown = QuickNow & { readonly trouble: ApiTrouble | null };

/** `found` by somebody who was looking: they are wanted at the table; `running` where it was found before. */
type QuickNow =
  | { readonly is: 'idle' }
  | { readonly is: 'found' | 'running'; readonly joinCode: string }
  | SeekingShown;

export interface SeekingShown extends GameWish {
  readonly is: 'seeking';
  readonly waiting: number;
  /** By the page's own clock. */
  readonly since: number;
}

export interface QuickPorts extends PollPorts {
  /** Null for whoever is nobody yet. */
  token(): string | null;
  now(token: string, known: string | null, signal?: AbortSignal): Answered<FindingNow>;
  seek(wish: GameWish): Answered<FindingNow>;
  cancel(token: string): Answered<FindingNow>;
  /** Kept in the browser: a page that is loaded anew knows that it was looking. */
  readonly isSeeking: { readonly now: boolean; keep(next: boolean): void };
  clock(): number;
}

export class QuickMatch {
  readonly #ports: QuickPorts;
  readonly #poll: LongPoll<FindingNow>;
  readonly #listeners = new Set<() => void>();
  #shown: QuickShown = { is: 'idle', trouble: null };

  constructor(ports: QuickPorts) {
    this.#ports = ports;
    this.#poll = new LongPoll<FindingNow>(
      {
        ask: async (known, signal) => {
          const token = ports.token();
          return token === null ? NOBODY : ports.now(token, known, signal);
        },
        hear: (answer) => this.#hearPolled(answer),
      },
      ports,
    );
  }

  get shown(): QuickShown {
    return this.#shown;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the server knows of somebody who comes, or comes back. */
  open(): void {
    if (this.#ports.token() !== null) this.#poll.start();
  }

  async seek(wish: GameWish): Promise<void> {
    this.#show({ ...this.#shown, trouble: null });
    this.#poll.stop();
    const answer = await this.#ports.seek(wish);
    if (answer.ok) this.#ports.isSeeking.keep(true);
    this.#hear(answer);
    if (this.#shown.is === 'seeking') this.#poll.start(answer.ok ? answer.value.tag : null);
  }

  async cancel(): Promise<void> {
    const token = this.#ports.token();
    if (token === null) return;
    this.#poll.stop();
    const answer = await this.#ports.cancel(token);
    this.#hear(answer);
    if (this.#shown.is === 'seeking') this.#poll.start();
  }

  /** Nobody is brought to a table while they look at something else. */
  close(): void {
    this.#poll.stop();
    const token = this.#ports.token();
    if (this.#shown.is !== 'seeking' || token === null) return;
    this.#ports.isSeeking.keep(false);
    this.#shown = { is: 'idle', trouble: null };
    void this.#ports.cancel(token);
  }

  /** Whoever looks for nothing is not told that nobody answers. */
  #hearPolled(answer: Result<FindingNow, ApiTrouble>): void {
    if (answer.ok || this.#shown.is === 'seeking') this.#hear(answer);
    else if (isFinal(answer.error)) this.#poll.stop();
  }

  #hear(answer: Result<FindingNow, ApiTrouble>): void {
    if (answer.ok) this.#know(answer.value);
    else if (isFinal(answer.error)) this.#end(answer.error);
    else this.#show({ ...this.#shown, trouble: answer.error });
  }

  #know(now: FindingNow): void {
    const { isSeeking, clock } = this.#ports;
    switch (now.is) {
      case 'seeking': {
        const { ruleset, preset, patienceS, waiting, waitedMs } = now;
        const since = clock() - waitedMs;
        isSeeking.keep(true);
        this.#show({ is: 'seeking', ruleset, preset, patienceS, waiting, since, trouble: null });
        break;
      }
      case 'found': {
        const is = isSeeking.now ? 'found' : 'running';
        this.#end(null, { is, joinCode: now.joinCode });
        break;
      }
      case 'idle':
        this.#end(null);
        break;
    }
  }

  #end(trouble: ApiTrouble | null, now: QuickNow = { is: 'idle' }): void {
    this.#poll.stop();
    this.#ports.isSeeking.keep(false);
    // Whoever is not known here has never looked for anything.
    this.#show({ ...now, trouble: trouble?.code === 'unknown-token' ? null : trouble });
  }

  #show(shown: QuickShown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

const NOBODY: Result<FindingNow, ApiTrouble> = { ok: false, error: { code: 'unknown-token' } };

/** Asking again would not help: the others may pass while somebody waits. */
const PASSING: readonly ApiTrouble['code'][] = ['unreachable', 'not-ready', 'too-many', 'failed'];
const isFinal = ({ code }: ApiTrouble): boolean => !PASSING.includes(code);
