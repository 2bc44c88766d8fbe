/** One connection through the proxy: two sockets, and what becomes of the data between them. */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { Weather } from './weather.ts';

/** What can happen to data, and how often it has. */
export interface Fates {
  delayed: number;
  cut: number;
  stalled: number;
  bytes: number;
}

export interface LinePlan {
  readonly ends: readonly [Socket, Socket];
  /** Of each direction. */
  readonly chances: readonly [Chance, Chance];
  weather(): Weather;
  readonly fates: Fates;
  /** Both ends are gone. */
  gone(): void;
}

export class Line {
  readonly #plan: LinePlan;
  #state: 'open' | 'silent' | 'over' = 'open';
  #silence: NodeJS.Timeout | null = null;

  constructor(plan: LinePlan) {
    this.#plan = plan;
    const [near, far] = plan.ends;
    for (const end of plan.ends) {
      // What an end says of its errors its closing says too.
      end.on('error', () => undefined);
      end.setNoDelay();
      end.once('close', (hadError) => this.#closed(hadError));
    }
    void this.#carry(near, far, plan.chances[0]);
    void this.#carry(far, near, plan.chances[1]);
  }

  /** As when a cable is pulled: from now on there is only silence, for a while. */
  stall(): void {
    if (this.#state !== 'open') return;
    this.#state = 'silent';
    this.#plan.fates.stalled += 1;
    this.#silence = setTimeout(() => this.end(), this.#plan.weather().stallMs);
  }

  /** Both ends are told, at once and with no ado. */
  cut(): void {
    if (this.#state !== 'open') return;
    this.#plan.fates.cut += 1;
    this.end();
  }

  end(): void {
    if (this.#state === 'over') return;
    this.#state = 'over';
    if (this.#silence !== null) clearTimeout(this.#silence);
    for (const end of this.#plan.ends) end.resetAndDestroy();
    this.#plan.gone();
  }

  /** In peace when both have said everything: that is carried on. Else the other is told, unless nothing gets through to it. */
  #closed(hadError: boolean): void {
    if (this.#state === 'open' && hadError) this.end();
    if (this.#plan.ends.every(({ destroyed }) => destroyed)) this.end();
  }

  async #carry(from: Socket, to: Socket, chance: Chance): Promise<void> {
    try {
      for await (const piece of from.iterator({ destroyOnReturn: false })) {
        const passed = await this.#passing(piece as Buffer, chance);
        if (this.#state !== 'open') return;
        this.#plan.fates.bytes += passed.length;
        if (!to.write(passed)) await drained(to);
        if (passed.length < (piece as Buffer).length) this.cut();
      }
      if (this.#state === 'open') to.end();
    } catch {
      // It was reset: its closing is heard as well.
    }
  }

  /** What gets through of a piece, once it does. */
  async #passing(piece: Buffer, chance: Chance): Promise<Buffer> {
    const { delay, delayMs, cut, stall } = this.#plan.weather();
    // All are drawn every time, so that the fate of the next piece does not hang on the weather of this one.
    const [isDelayed, ms, isCut, part, isStalled] = [
      chance() < delay,
      chance() * delayMs,
      chance() < cut,
      chance(),
      chance() < stall,
    ];
    if (isDelayed) {
      this.#plan.fates.delayed += 1;
      await sleep(ms);
    }
    if (isStalled) this.stall();
    return isCut ? piece.subarray(0, Math.floor(part * piece.length)) : piece;
  }
}

const drained = (to: Socket): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      to.off('drain', done).off('close', done);
      resolve();
    };
    to.on('drain', done).on('close', done);
  });
