/** How much one socket, one person and one address may ask for. */

/** So many are worth nobody's while. */
const FEW_BUCKETS = 1_000;

export interface Rate {
  /** At once. */
  readonly burst: number;
  readonly perSecond: number;
}

/** So much at once, and as much again as time goes by. */
export class Bucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #since: number;

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#since = now();
  }

  /** Whether there was one left. */
  take(): boolean {
    if (!this.has()) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether there is one left. */
  has(): boolean {
    this.#fill();
    return this.#left >= 1;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#left >= this.#rate.burst;
  }

  #fill(): void {
    const now = this.#now();
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#since) / 1000) * perSecond);
    this.#since = now;
  }
}

/** A bucket for each: an address, a person. Those that are full again are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #all = new Map<string, Bucket>();
  #tidyAt = FEW_BUCKETS;

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  get size(): number {
    return this.#all.size;
  }

  take(key: string): boolean {
    const bucket = this.#all.get(key) ?? new Bucket(this.#rate, this.#now);
    this.#all.set(key, bucket);
    if (this.#all.size > this.#tidyAt) this.#tidy();
    return bucket.take();
  }

  has(key: string): boolean {
    return this.#all.get(key)?.has() ?? true;
  }

  #tidy(): void {
    for (const [key, bucket] of this.#all) if (bucket.isFull) this.#all.delete(key);
    this.#tidyAt = Math.max(FEW_BUCKETS, 2 * this.#all.size);
  }
}

/** How many there are of each: an address, a person. */
export class Tally {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Answers with how to give it back; null where there are too many already. */
  take(key: string): (() => void) | null {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return null;
    this.#counts.set(key, count + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left === 0) this.#counts.delete(key);
      else this.#counts.set(key, left);
    };
  }
}

export interface SocketLimits {
  /** What a socket says. */
  readonly messages: Rate;
  /** What it says that is none. */
  readonly malformed: Rate;
  /** What it wishes for that changes a table: everybody there is told of it, and it is kept for ever. */
  readonly wishes: Rate;
  /** How often it is told to slow down before it is closed. */
  readonly warnings: number;
  readonly perAddress: number;
  /** Sockets that one address opens, one after the other. */
  readonly knocks: Rate;
  /** Codes and tokens that nobody has, of one address: nobody finds a table by trying. */
  readonly misses: Rate;
  readonly perGuest: number;
  readonly perTable: number;
  /** The first message has to come within this time. */
  readonly enterMs: number;
  readonly heartbeatMs: number;
  /** So long a process that runs a table and cannot be reached is looked for: less than a page waits for the first word of a table. */
  readonly reachMs: number;
  /** So much that was not read yet is too much: the rest is left out, and how things stand is told later. */
  readonly unreadBytes: number;
  readonly unreadMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  messages: { burst: 40, perSecond: 15 },
  malformed: { burst: 10, perSecond: 0.2 },
  wishes: { burst: 20, perSecond: 1 },
  warnings: 3,
  perAddress: 200,
  knocks: { burst: 1_000, perSecond: 50 },
  misses: { burst: 60, perSecond: 0.2 },
  perGuest: 10,
  perTable: 500,
  enterMs: 10_000,
  heartbeatMs: 10_000,
  reachMs: 6_000,
  unreadBytes: 256_000,
  unreadMs: 30_000,
};

/** A frame may be a little longer than a message, so that the answer can say so. */
export const LONGEST_FRAME = 16_000;
