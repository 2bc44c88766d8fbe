/** The sittings that this process runs, and the way to those that others run. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ListedTable, NewTable, TableCard } from '@paiju/protocol';
import type { Conduct } from '../conduct/conduct.ts';
import type { MatchPlace } from '../conduct/marks.ts';
import { pause } from '../pause.ts';
import { botPort } from '../sittings/bots.ts';
import { cardOf } from '../sittings/card.ts';
import type { Entry, Sitter } from '../sittings/entries.ts';
import { fold } from '../sittings/fold.ts';
import type { HouseKey } from '../sittings/houseKey.ts';
import { Keeper } from '../sittings/keeper.ts';
import type { SittingTimes } from '../sittings/ports.ts';
import { Sitting } from '../sittings/sitting.ts';
import type { Person } from '../sittings/wishes.ts';
import { isWatchCode } from '../store/codes.ts';
import type { Member } from '../store/member.ts';
import type { Sitting as Row } from '../store/sittings.ts';
import type { Store } from '../store/store.ts';
import type { Loaded } from './load.ts';
import { loadSitting } from './load.ts';
import { type ServerLog, safeLog } from './serverLog.ts';

/** Numbers that are told begin anew with every epoch, far above those of the one before. */
export const NUMBERS_AN_EPOCH = 10_000_000;

/** So many tables move to other processes at once: each pauses while it is read there, and the others play on. */
const MOVED_AT_ONCE = 20;
/** So long they are waited for before the next ones go, and so long it may take in all; then all that are left go. */
const TAKEN_MS = 500;
const MOVING_MS = 10_000;
const LOOK_MS = 20;

export interface TablesPorts {
  readonly store: Store;
  readonly conduct: Conduct;
  /** A match is over, and that is kept. */
  over(): void;
  /** This process among the others; null while it is not. */
  member(): Member | null;
  readonly times: SittingTimes;
  readonly house: HouseKey;
  readonly log: ServerLog;
  readonly count: { takenOver(): void; stopped(): void };
}

export interface Running {
  readonly id: string;
  readonly epoch: number;
  readonly sitting: Sitting;
}

export type Reached =
  | { readonly is: 'here'; readonly sitting: Sitting; readonly as: 'join' | 'watch' }
  | { readonly is: 'elsewhere'; readonly address: string }
  | { readonly is: 'unknown' };

export class NotReady extends Error {
  override readonly name = 'NotReady';
}

export class Tables {
  readonly #ports: TablesPorts;
  readonly #running = new Map<string, Running>();
  /** Those being taken just now: nobody may take one twice. */
  readonly #taking = new Map<string, Promise<Running | string | null>>();
  #isStopping = false;

  constructor(ports: TablesPorts) {
    this.#ports = ports;
  }

  get size(): number {
    return this.#running.size;
  }

  /** The card of a sitting, live where it is run here. */
  cardOf({ id, summary }: Row): TableCard {
    return this.#running.get(id)?.sitting.card ?? summary;
  }

  async open({ terms, lineup }: NewTable, host: Person): Promise<Row> {
    const { store } = this.#ports;
    const person: Sitter = { is: 'person', guest: host.id, name: host.name, face: host.face };
    const chairs = lineup.map((level, seat): Sitter => {
      if (seat === 0) return person;
      return level === null ? { is: 'empty' } : { is: 'bot', level };
    });
    const body: Entry = { type: 'opened', terms, chairs };
    const state = fold(null, body);
    const member = this.#member();
    const row = await store.sittings.open({
      game: terms.ruleset,
      isListed: terms.isListed,
      owner: member.id,
      summary: cardOf(state, state.phase, () => false),
      body,
    });
    // Where this process was lost meanwhile, or is to stop, whoever the host comes to takes the table.
    if (this.#ports.member() === member && !this.#isStopping)
      this.#start(row.id, row.epoch, row, { state, kept: null, entries: 1, firstEntry: 0 });
    return row;
  }

  /** Those that wait for people, where somebody runs them: what nobody has come to for long is run by nobody. */
  async listed(): Promise<readonly ListedTable[]> {
    const { store } = this.#ports;
    const rows = await store.sittings.waiting();
    return rows.map((row) => ({ ...this.cardOf(row), joinCode: row.joinCode, watchCode: row.watchCode }));
  }

  /** Where a table is, by one of its codes; taken over where nobody runs it who is alive. */
  async reach(code: string): Promise<Reached> {
    const row = await this.#ports.store.sittings.findByCode(code);
    if (row === null || row.endedAt !== null) return { is: 'unknown' };
    const running = this.#running.get(row.id) ?? (await this.#take(row));
    if (running === null) return { is: 'unknown' };
    if (typeof running === 'string') return { is: 'elsewhere', address: running };
    return { is: 'here', sitting: running.sitting, as: isWatchCode(code) ? 'watch' : 'join' };
  }

  /** Takes what nobody runs. False where there is nothing to take. */
  async adopt(id: string): Promise<boolean> {
    const row = await this.#ports.store.sittings.find(id);
    if (row === null || row.endedAt !== null || this.#running.has(id)) return false;
    const taken = await this.#take(row);
    return taken !== null && typeof taken !== 'string';
  }

  /** Somebody has left for good: wherever they sit here, they stand up. */
  forget(guest: string): void {
    for (const { sitting } of this.#running.values()) sitting.forget(guest);
  }

  /** Lets every sitting go, to these members in turn, and sends the people after it: not all at once, or the last would wait for all to be read. */
  async handOver(to: readonly number[]): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled(this.#taking.values());
    const until = performance.now() + MOVING_MS;
    for (let left = [...this.#running.values()]; left.length > 0; left = [...this.#running.values()]) {
      const some = to.length > 0 && performance.now() < until ? left.slice(0, MOVED_AT_ONCE) : left;
      await Promise.all(
        some.map((running, i) => this.#letGo(running, 'stopping', { to: to[i % to.length] ?? null })),
      );
      if (some.length < left.length) await this.#untilTaken(some.map(({ id }) => id));
    }
  }

  async #untilTaken(ids: readonly string[]): Promise<void> {
    const until = performance.now() + TAKEN_MS;
    const { sittings } = this.#ports.store;
    while (performance.now() < until && (await sittings.isAnyFree(ids).catch(() => false)))
      await sleep(LOOK_MS);
  }

  /** Nobody counts on this process any more: others may have its sittings already. */
  drop(): void {
    const all = [...this.#running.values()];
    this.#running.clear();
    for (const { sitting } of all) void sitting.halt();
    for (const { sitting } of all) sitting.dismiss('moved');
  }

  #member(): Member {
    const member = this.#ports.member();
    if (member === null || this.#isStopping) throw new NotReady('this process takes no tables now');
    return member;
  }

  /** Whoever was lost to the others meanwhile runs nothing: people would sit here while another process plays on. */
  #stillAs(member: Member): void {
    if (this.#ports.member() !== member) throw new NotReady('this process was lost while it took a table');
  }

  async #take(row: Row): Promise<Running | string | null> {
    const taking = this.#taking.get(row.id) ?? this.#claim(row).finally(() => this.#taking.delete(row.id));
    this.#taking.set(row.id, taking);
    return taking;
  }

  /** The sitting, or the address of who runs it. */
  async #claim(row: Row): Promise<Running | string | null> {
    const member = this.#member();
    const claim = await member.claim(row.id);
    if (claim.is === 'unknown') return null;
    if (claim.is === 'elsewhere') return claim.address;
    const loaded = await this.#load(row.id, claim.epoch);
    this.#stillAs(member);
    this.#ports.count.takenOver();
    return this.#start(row.id, claim.epoch, row, loaded);
  }

  /** What this version cannot read another may: it is let go, and rests until somebody comes. */
  async #load(id: string, epoch: number): Promise<Loaded> {
    try {
      return await loadSitting(this.#ports.store.sittings, id);
    } catch (error) {
      await this.#ports.member()?.release(id, epoch, { rests: true });
      throw error;
    }
  }

  #start(id: string, epoch: number, { joinCode, watchCode }: Row, loaded: Loaded): Running {
    const { store, conduct, times, log, count, house } = this.#ports;
    const keeper = new Keeper(store.journal, { id, epoch, ...loaded });
    const codes = { joinCode, watchCode };
    const plan = { table: id, codes, times, firstNumber: epoch * NUMBERS_AN_EPOCH, ...loaded };
    const sitting: Sitting = new Sitting(plan, {
      append: (entry, outlook) => keeper.append(entry, outlook),
      bot: (game, seat, level) => botPort(game, seat, level, (signal) => pause(times.thinkMs, signal)),
      wait: pause,
      now: () => Date.now(),
      chance: () => randomBytes(32).toString('hex'),
      house,
      log: safeLog(log, id),
      company: conduct.companyAt(id),
      changed: (number, isOver) => {
        if (loaded.state.terms.rated) this.#judge({ sitting: id, number }, isOver);
        if (isOver) this.#ports.over();
      },
      stopped: (error) => {
        count.stopped();
        log.error({ sitting: id, error: errorName(error) }, 'table stopped');
      },
      done: (why) =>
        void this.#letGo(
          { id, epoch, sitting },
          'moved',
          why === 'superseded' ? null : { rests: why === 'abandoned' },
        ),
    });
    const running = { id, epoch, sitting };
    this.#running.set(id, running);
    return running;
  }

  /** What is missed here is made up for later. */
  #judge(place: MatchPlace, isOver: boolean): void {
    const { conduct, log } = this.#ports;
    conduct
      .judge(place, isOver)
      .catch((error: unknown) => log.warn({ sitting: place.sitting, error: errorName(error) }, 'not judged'));
  }

  /** `how` it is released; null where another process has it already. */
  async #letGo(
    { id, epoch, sitting }: Running,
    reason: 'moved' | 'stopping',
    how: Parameters<Member['release']>[2] | null,
  ): Promise<void> {
    if (this.#running.get(id)?.sitting === sitting) this.#running.delete(id);
    await sitting.halt();
    if (how !== null)
      await this.#ports
        .member()
        ?.release(id, epoch, how)
        .catch((error: unknown) =>
          this.#ports.log.warn({ sitting: id, error: errorName(error) }, 'not released'),
        );
    sitting.dismiss(reason);
  }
}

const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
