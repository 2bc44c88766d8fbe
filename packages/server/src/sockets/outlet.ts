/** What goes out of a socket. Whoever does not read gets nothing more until they do, and then how things stand. */
import type { Speech } from './speech.ts';

const LOOK_MS = 200;
/** Of what was too much, so much may be left when it goes on. */
const READ_AGAIN = 0.1;

export interface OutletLimits {
  readonly unreadBytes: number;
  readonly unreadMs: number;
}

export class Outlet {
  readonly #speech: Speech;
  readonly #limits: OutletLimits;
  readonly #ports: { caughtUp(): void; gaveUp(): void };
  #behindSince: number | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(speech: Speech, limits: OutletLimits, ports: { caughtUp(): void; gaveUp(): void }) {
    this.#speech = speech;
    this.#limits = limits;
    this.#ports = ports;
  }

  send(text: string): void {
    if (this.#behindSince !== null || !this.#speech.isOpen) return;
    if (this.#speech.unread > this.#limits.unreadBytes) this.#wait();
    else this.#speech.say(text);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  #wait(): void {
    const since = performance.now();
    this.#behindSince = since;
    this.#timer = setInterval(() => {
      if (this.#speech.unread <= this.#limits.unreadBytes * READ_AGAIN) {
        this.stop();
        this.#behindSince = null;
        this.#ports.caughtUp();
      } else if (performance.now() - since > this.#limits.unreadMs) {
        this.stop();
        this.#ports.gaveUp();
      }
    }, LOOK_MS);
  }
}
