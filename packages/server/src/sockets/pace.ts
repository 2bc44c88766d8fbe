/** Slows a socket down that says too much, and says when it has to be closed. */
import type { SocketLimits } from './limits.ts';
import { Bucket } from './limits.ts';

const PAUSE_MS = 1_000;
/** What was on its way when a socket was told to slow down is left unread, up to here. */
const MOST_UNREAD = 500;

export type Pace = 'go-on' | 'slow-down' | 'unread' | 'too-much';

export class Pacer {
  readonly #limits: SocketLimits;
  readonly #messages: Bucket;
  readonly #malformed: Bucket;
  readonly #wishes: Bucket;
  readonly #ports: { pause(): void; resume(): void };
  #pausing: NodeJS.Timeout | null = null;
  #warnings = 0;
  #unread = 0;

  constructor(limits: SocketLimits, ports: { pause(): void; resume(): void }) {
    this.#limits = limits;
    this.#messages = new Bucket(limits.messages);
    this.#malformed = new Bucket(limits.malformed);
    this.#wishes = new Bucket(limits.wishes);
    this.#ports = ports;
  }

  /** What to do with one more message. */
  next(): Pace {
    if (this.#pausing !== null) {
      this.#unread += 1;
      return this.#unread > MOST_UNREAD ? 'too-much' : 'unread';
    }
    if (this.#messages.take()) return 'go-on';
    this.#warnings += 1;
    if (this.#warnings > this.#limits.warnings) return 'too-much';
    this.#ports.pause();
    this.#pausing = setTimeout(() => {
      this.#pausing = null;
      this.#ports.resume();
    }, PAUSE_MS);
    return 'slow-down';
  }

  /** Whether nonsense is still taken. */
  nonsense(): boolean {
    return this.#malformed.take();
  }

  /** Whether one more wish is taken. */
  wish(): boolean {
    return this.#wishes.take();
  }

  stop(): void {
    if (this.#pausing !== null) clearTimeout(this.#pausing);
  }
}
