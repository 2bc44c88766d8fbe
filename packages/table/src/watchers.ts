/**
 * Everybody who watches: one hub for all of them, which tells what everybody may see, and that only after a while. Whoever comes
 * is told how things stood then, not how they stand.
 */
import type { BySeat, GameId } from '@paiju/engine';
import type { SeatDown } from '@paiju/protocol';
import type { Shared } from './aged.ts';
import { aged } from './aged.ts';
import type { TableLog } from './log.ts';
import type { TablePorts } from './ports.ts';
import { tellSafely } from './seating.ts';

type Watcher = (message: SeatDown) => void;

export interface HubSettings {
  readonly ruleset: GameId;
  readonly players: BySeat<string>;
  readonly protocol: number;
  readonly firstNumber: number;
  /** So much later than the players they are told. */
  readonly delayMs: number;
}

/** In the order in which a newcomer is told; the first ones are numbered. */
const NUMBERED = ['told', 'round-over', 'match-over'] as const;
const STANDING = [...NUMBERED, 'thinking', 'presence'] as const;

export class Hub {
  readonly #settings: HubSettings;
  readonly #ports: Pick<TablePorts, 'wait' | 'now'>;
  readonly #log: TableLog;
  readonly #watchers = new Set<Watcher>();
  /** What was told last of each type, and when: how things stand for those who watch. */
  readonly #standing = new Map<string, { readonly message: Shared; readonly at: number }>();
  readonly #waiting: { readonly due: number; readonly message: Shared }[] = [];
  readonly #closing = new AbortController();
  #releasing: Promise<void> | null = null;
  #stopped: SeatDown | null = null;
  #last: number;

  constructor(settings: HubSettings, ports: Pick<TablePorts, 'wait' | 'now'>, log: TableLog) {
    this.#settings = settings;
    this.#ports = ports;
    this.#log = log;
    // Whoever comes is told how things stand by the numbers up to the last.
    this.#last = settings.firstNumber + NUMBERED.length;
  }

  /** Tells how things stand, and then whatever comes. Answers with how to leave. */
  join(watcher: Watcher): () => void {
    for (const message of this.#welcome()) this.#tell(watcher, message);
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  say(message: Shared): void {
    const { delayMs } = this.#settings;
    if (delayMs === 0) this.#release(message);
    else {
      this.#waiting.push({ due: this.#ports.now() + delayMs, message });
      this.#releasing ??= this.#releaseAll();
    }
  }

  /** Null where everybody has been told what was said; else resolves when they have, or nothing more comes. */
  get behind(): Promise<void> | null {
    return this.#releasing;
  }

  /** The table has stopped: said at once, for nothing more comes of what is still waiting. */
  stop(message: SeatDown): void {
    this.close();
    this.#stopped = message;
    for (const watcher of this.#watchers) this.#tell(watcher, message);
  }

  close(): void {
    this.#closing.abort();
  }

  #welcome(): readonly SeatDown[] {
    const { ruleset, players, protocol } = this.#settings;
    const now = this.#ports.now();
    const standing = STANDING.flatMap((type) => this.#standing.get(type) ?? []).map(({ message, at }) =>
      aged(message, now - at),
    );
    let n = this.#last - NUMBERED.filter((type) => this.#standing.has(type)).length;
    const seated: SeatDown = { type: 'seated', n, protocol, ruleset, seat: null, players };
    const numbered = (message: Shared): SeatDown => {
      if (isNumbered(message)) n += 1;
      return withNumber(message, n);
    };
    return [seated, ...standing.map(numbered), ...(this.#stopped === null ? [] : [this.#stopped])];
  }

  async #releaseAll(): Promise<void> {
    const { signal } = this.#closing;
    try {
      // Not over before it is known to have begun.
      await null;
      for (let next = this.#waiting[0]; next !== undefined && !signal.aborted; next = this.#waiting[0]) {
        const ms = next.due - this.#ports.now();
        if (ms > 0) await this.#ports.wait(ms, signal);
        else this.#release((this.#waiting.shift() ?? next).message);
      }
    } catch {
      // A clock that breaks shows nothing early.
    }
    this.#releasing = null;
  }

  #release(message: Shared): void {
    if (isNumbered(message)) this.#last += 1;
    if (message.type === 'told') this.#standing.delete('round-over');
    this.#standing.set(message.type, { message, at: this.#ports.now() });
    for (const watcher of this.#watchers) this.#tell(watcher, withNumber(message, this.#last));
  }

  #tell(watcher: Watcher, message: SeatDown): void {
    tellSafely(
      () => watcher(message),
      (error) => this.#log.error({ code: 'observer-failed', seat: null, error }),
    );
  }
}

const isNumbered = ({ type }: Shared): boolean => (NUMBERED as readonly string[]).includes(type);

/** Taking one field out of a union and putting it back gives the union again, which the compiler does not see. */
const withNumber = (message: Shared, n: number): SeatDown =>
  (isNumbered(message) ? { ...message, n } : message) as SeatDown;
