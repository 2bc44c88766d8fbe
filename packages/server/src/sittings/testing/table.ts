/** Sittings for tests: entries are kept in a list, time is moved by hand, and people are programs. */
import { setImmediate as breath } from 'node:timers/promises';
import type { ClosedReason, OnlineUp } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import type { PlayerPlan } from '../../testing/player.ts';
import { Player } from '../../testing/player.ts';
import { botPort } from '../bots.ts';
import type { Entry, Sitter } from '../entries.ts';
import type { SittingState } from '../fold.ts';
import { fold, matchIn } from '../fold.ts';
import { houseKeyFrom } from '../houseKey.ts';
import type { Company, Outlook, SittingTimes, Visitor } from '../ports.ts';
import { Sitting } from '../sitting.ts';
import type { Person } from '../wishes.ts';
import { TERMS } from './sitters.ts';

const TIMES: SittingTimes = {
  ...{ commitMs: 1_500, numberMs: 5_000 },
  ...{ holdMs: 0, thinkMs: 0, readyMs: 30_000, standInMs: 12_000, hostAwayMs: 30_000 },
  ...{ emoteMs: 1_500, idleMs: 120_000, abandonedMs: 600_000, watchersMs: 1_000 },
};

/** What the house signs with, in all tests. */
export const HOUSE = houseKeyFrom('07'.repeat(32));

const guest = (name: string): Person => ({ id: name, name, face: null });

interface Waiting {
  readonly until: number;
  readonly end: () => void;
}

/** A table and everything around it that is not under test. */
export class TestTable {
  readonly entries: Entry[];
  readonly outlooks: Outlook[] = [];
  readonly done: string[] = [];
  readonly changes: [match: number, isOver: boolean][] = [];
  readonly stopped: unknown[] = [];
  readonly sitting: Sitting;
  /** Everybody gets along. */
  readonly company: Company = {
    whyNotSit: async () => null,
    whyNotRated: async () => null,
    block: async () => null,
    report: async () => null,
  };
  /** What keeping the next entries does first. */
  keeping: (entry: Entry) => Promise<void> = () => Promise.resolve();
  #now: number;
  #waiting: Waiting[] = [];
  #seed = 0;

  /** With a list of entries it goes on from there, so many milliseconds later. */
  constructor(entries: readonly Entry[], firstNumber = 0, laterMs = 0) {
    this.#now = 1_000_000 + laterMs;
    this.entries = [...entries];
    const state = this.entries.reduce<SittingState | null>(fold, null);
    if (state === null) throw new Error('a table without entries');
    const plan = {
      table: 'table-1',
      codes: { joinCode: 'JOIN', watchCode: 'WATCHING' },
      times: TIMES,
      firstNumber,
    };
    this.sitting = new Sitting(
      { ...plan, state, kept: matchIn(this.entries, state.match) },
      {
        append: async (entry, outlook) => {
          await this.keeping(entry);
          this.entries.push(entry);
          this.outlooks.push(outlook);
        },
        bot: (game, seat, level) => botPort(game, seat, level, () => Promise.resolve()),
        wait: (ms, signal) => this.#wait(ms, signal),
        now: () => this.#now,
        chance: () => String(++this.#seed).padStart(64, '0'),
        house: HOUSE,
        log: { info: () => undefined, error: () => undefined },
        company: this.company,
        changed: (match, isOver) => void this.changes.push([match, isOver]),
        stopped: (error) => void this.stopped.push(error),
        done: (why) => void this.done.push(why),
      },
    );
  }

  /** How much is waited for. */
  get waits(): number {
    return this.#waiting.length;
  }

  /** Time goes by, and everything that follows happens. */
  async pass(ms: number): Promise<void> {
    this.#now += ms;
    const over = this.#waiting.filter(({ until }) => until <= this.#now);
    for (const { end } of over) end();
    await settled();
  }

  #wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        resolve();
      };
      const waiting: Waiting = { until: this.#now + ms, end };
      if (ms <= 0 || signal.aborted) return resolve();
      this.#waiting.push(waiting);
      signal.addEventListener('abort', end, { once: true });
    });
  }
}

/** Everything that can happen by itself has happened. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await breath();
};

/** Waits for it, as long as anything happens by itself. */
export const until = async (isTrue: () => boolean): Promise<void> => {
  for (let i = 0; i < 100_000 && !isTrue(); i++) await breath();
};

/** One page of somebody at a table. */
export class Page extends Player implements Visitor {
  readonly guest: Person | null;
  readonly as: 'join' | 'watch';
  closed: ClosedReason | null = null;
  readonly #table: TestTable;

  constructor(table: TestTable, name: string | null, plan: PlayerPlan & { as?: 'join' | 'watch' } = {}) {
    super(plan);
    this.#table = table;
    this.guest = name === null ? null : guest(name);
    this.as = plan.as ?? 'join';
  }

  tell(message: Parameters<Visitor['tell']>[0]): void {
    this.hear(message);
  }

  close(reason: ClosedReason): void {
    this.closed = reason;
  }

  /** As over a socket: not at once. */
  override say(message: OnlineUp): void {
    queueMicrotask(() => this.#table.sitting.hear(this, message));
  }

  async enter(after = this.n): Promise<this> {
    this.#table.sitting.enter(this, {
      ...{ type: 'enter', protocol: PROTOCOL, code: 'JOIN', token: null, after },
    });
    await settled();
    return this;
  }

  async leave(): Promise<void> {
    this.#table.sitting.leave(this);
    await settled();
  }

  /** Says something and waits for what comes of it. */
  async does(message: OnlineUp): Promise<void> {
    this.say(message);
    await settled();
  }
}

export const opened = (...chairs: Sitter[]): Extract<Entry, { type: 'opened' }> => ({
  type: 'opened',
  terms: { ...TERMS, clock: 'none' },
  chairs,
});
