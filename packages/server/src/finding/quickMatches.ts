/**
 * Quick matches: every process looks at the queue once a second, makes tables of those who fit together, and tells the pages
 * that wait here. What it knows of them is in the database alone: a page may come back to any process.
 */
import type { GameId } from '@paiju/engine';
import type { FindingNow, GameWish } from '@paiju/protocol';
import type { Strength } from '../ratings/rating.ts';
import type { Seekers, Standing, Waiting } from '../store/seekers.ts';
import { Bell } from './bell.ts';
import { partiesNow } from './matchmaking.ts';
import { partyTable, seatsOf } from './partyTable.ts';

/** How often it is looked, more or less: of several processes not all at once. */
const LOOK_MS = 1_000;
/** How often it is noted that a page is there. */
const TOUCH_MS = 3_000;
/** So long a page is kept waiting for something new; shorter than what lies in between gives up after. */
const HOLD_MS = 20_000;
const TIDY_MS = 60_000;

export interface QuickMatchPorts {
  readonly seekers: Seekers;
  strengthOf(guest: string, game: GameId, preset: string): Promise<Strength>;
  /** Who of these must not meet whom. */
  apart(guests: readonly string[]): Promise<(one: string, other: string) => boolean>;
  /** Whether somebody still has a chair at a match that runs. */
  hasChair(sitting: string, guest: string): Promise<boolean>;
  failed(error: unknown): void;
}

export class QuickMatches {
  readonly #ports: QuickMatchPorts;
  readonly #bell = new Bell();
  readonly #stopping = new AbortController();
  /** Pages that wait here, by person. */
  readonly #held = new Map<string, number>();
  #shown: ReadonlyMap<string, FindingNow> = new Map();
  /** How many want the same. */
  #waiting: ReadonlyMap<string, number> = new Map();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #lookAgain = false;
  #touchedAt = Number.NEGATIVE_INFINITY;
  #tidiedAt = Number.NEGATIVE_INFINITY;

  constructor(ports: QuickMatchPorts) {
    this.#ports = ports;
  }

  start(): void {
    if (this.#stopping.signal.aborted) return;
    this.#timer = setTimeout(
      () => void this.look().then(() => this.start()),
      LOOK_MS * (0.8 + 0.4 * Math.random()),
    );
    this.#timer.unref();
  }

  /** Whoever waits here is answered, and asks another process. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
  }

  async seek(guest: string, { ruleset: game, preset, patienceS }: GameWish): Promise<FindingNow> {
    const { seekers, strengthOf } = this.#ports;
    const standing = await this.#standingOf(guest);
    if (standing?.isOpen && standing.sitting !== null) return this.#nowOf(standing);
    const strength = await strengthOf(guest, game, preset);
    const wish = { game, preset, patienceMs: patienceS * 1_000, ...strength };
    await seekers.seek(guest, wish, standing?.sitting ?? null);
    await this.look();
    return this.now(guest);
  }

  async cancel(guest: string): Promise<FindingNow> {
    await this.#ports.seekers.cancel(guest);
    return this.now(guest);
  }

  async now(guest: string): Promise<FindingNow> {
    return this.#nowOf(await this.#standingOf(guest));
  }

  /** A match that runs is over for whoever has no chair at it any more. */
  async #standingOf(guest: string): Promise<Standing | undefined> {
    const { seekers, hasChair } = this.#ports;
    const [standing] = await seekers.standings([guest]);
    if (standing === undefined || !standing.isOpen || standing.sitting === null) return standing;
    return { ...standing, isOpen: await hasChair(standing.sitting, guest) };
  }

  /** As soon as it is not what is known any more; or after a while, or when nobody wants the answer. */
  async changed(guest: string, known: string, signal: AbortSignal): Promise<FindingNow> {
    const over = AbortSignal.any([signal, this.#stopping.signal, AbortSignal.timeout(HOLD_MS)]);
    this.#held.set(guest, (this.#held.get(guest) ?? 0) + 1);
    try {
      await this.#ports.seekers.touch([guest]);
      let now = await this.now(guest);
      while (now.tag === known && !over.aborted) {
        await this.#bell.next(over);
        now = this.#shown.get(guest) ?? now;
      }
      return now;
    } finally {
      const left = (this.#held.get(guest) ?? 1) - 1;
      if (left > 0) this.#held.set(guest, left);
      else this.#held.delete(guest);
    }
  }

  /** One look after the other; whoever asks during one is answered after the next. */
  async look(): Promise<void> {
    if (this.#looking !== null) {
      this.#lookAgain = true;
      return this.#looking;
    }
    this.#looking = this.#lookAll().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #lookAll(): Promise<void> {
    do {
      this.#lookAgain = false;
      await this.#lookOnce().catch((error: unknown) => this.#ports.failed(error));
    } while (this.#lookAgain);
    this.#bell.ring();
  }

  async #lookOnce(): Promise<void> {
    const { seekers } = this.#ports;
    const now = performance.now();
    if (now - this.#touchedAt > TOUCH_MS && this.#held.size > 0) {
      this.#touchedAt = now;
      await seekers.touch([...this.#held.keys()]);
    }
    if (now - this.#tidiedAt > TIDY_MS) {
      this.#tidiedAt = now;
      await seekers.tidy();
    }
    await this.#seatAll(await seekers.waiting());
    const held = [...this.#held.keys()];
    const standings = held.length === 0 ? [] : await seekers.standings(held);
    const byGuest = new Map(standings.map((standing) => [standing.guest, standing]));
    this.#shown = new Map(held.map((guest) => [guest, this.#nowOf(byGuest.get(guest))]));
  }

  async #seatAll(waiting: readonly Waiting[]): Promise<void> {
    const counts = new Map<string, number>();
    for (const first of waiting) {
      const pool = poolOf(first);
      if (counts.has(pool)) continue;
      const those = waiting.filter((one) => poolOf(one) === pool);
      const { game, preset } = first;
      counts.set(pool, those.length - (await this.#seatSome(those, { game, preset })));
    }
    this.#waiting = counts;
  }

  /** How many have a table now. */
  async #seatSome(those: readonly Waiting[], wish: Pick<Waiting, 'game' | 'preset'>): Promise<number> {
    const { seekers, apart } = this.#ports;
    const areApart = await apart(those.map(({ guest }) => guest));
    const people = those.map((one) => ({
      ...one,
      strength: { mean: one.mean, deviation: one.deviation },
    }));
    let seated = 0;
    for (const party of partiesNow(people, { seats: seatsOf(wish.game), areApart }))
      if (await seekers.seat(partyTable(party, wish, Date.now()))) seated += party.length;
    return seated;
  }

  #nowOf(standing: Standing | undefined): FindingNow {
    if (standing === undefined) return IDLE;
    const { sitting, joinCode, isOpen, game, preset, patienceMs, waitedMs } = standing;
    if (sitting !== null && joinCode !== null)
      return isOpen ? { is: 'found', joinCode, tag: `found:${joinCode}` } : IDLE;
    const waiting = Math.max(1, this.#waiting.get(poolOf({ game, preset })) ?? 1);
    return {
      ...{ is: 'seeking', ruleset: game, preset, patienceS: patienceMs / 1_000, waiting },
      waitedMs: Math.max(0, Math.round(waitedMs)),
      tag: `seeking:${game}:${preset}:${patienceMs}:${waiting}`,
    };
  }
}

const IDLE: FindingNow = { is: 'idle', tag: 'idle' };

const poolOf = ({ game, preset }: Pick<Waiting, 'game' | 'preset'>): string => `${game} ${preset}`;
