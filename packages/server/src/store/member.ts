/**
 * This process among those that run tables. It lives while it holds an advisory lock on a connection of its own: when the
 * process dies the database lets the lock go, and when only the connection does, the process must count itself dead.
 */
import type { Database, Session } from './database.ts';
import { ALIVE, OUR_LOCKS } from './locks.ts';
import { MemberLost } from './problems.ts';

/** How often one looks who is still there. */
const BEAT_MS = 500;
const RELEASED = 'paiju_released';
/** With the id of a device. */
export const SIGNED_OUT = 'paiju_signed_out';
/** With whom, and until when. */
export const SUSPENDED = 'paiju_suspended';

/** Somebody may not come in. */
export interface Suspension {
  readonly guest: string;
  /** Milliseconds since 1970; null until an operator says otherwise. */
  readonly until: number | null;
}
/** With the id of a guest. */
export const GONE = 'paiju_gone';

export interface Released {
  readonly sitting: string;
  /** The member that is asked to take it; null for whoever likes. */
  readonly to: number | null;
}

export interface Registration {
  /** Where other processes reach this one. */
  readonly address: string;
  /** This process is dead to the others: its sittings may be taken. It has to register anew. */
  onLost(): void;
  /** These members have died or left. */
  onGone(members: readonly number[]): void;
  /** Somebody has let a sitting go. */
  onReleased(released: Released): void;
  /** Nobody is signed in on this device any more. */
  onSignedOut(device: string): void;
  /** Somebody may not be here any more. */
  onSuspended(suspension: Suspension): void;
  /** Somebody has left for good. */
  onFarewell(guest: string): void;
}

/** A sitting is run here from now on, at an epoch of its own; or elsewhere; or there is none. */
export type Claimed =
  | { readonly is: 'mine'; readonly epoch: number; readonly entries: number }
  | { readonly is: 'elsewhere'; readonly owner: number; readonly address: string }
  | { readonly is: 'unknown' };

interface Standing {
  readonly epoch: number;
  readonly owner: number | null;
  readonly address: string | null;
  readonly is_alive: boolean;
}

export class Member {
  readonly id: number;
  readonly #database: Database;
  readonly #session: Session;
  readonly #registration: Registration;
  #isHere = true;
  #timer: NodeJS.Timeout | null = null;
  #alive: ReadonlySet<number> = new Set();

  private constructor(id: number, database: Database, session: Session, registration: Registration) {
    this.id = id;
    this.#database = database;
    this.#session = session;
    this.#registration = registration;
  }

  /** Who was there when one last looked, itself included. */
  get alive(): ReadonlySet<number> {
    return this.#alive;
  }

  static async register(database: Database, registration: Registration): Promise<Member> {
    const session = await database.session();
    try {
      const [row] = await session.query<{ id: number }>(
        'INSERT INTO member (address) VALUES ($1) RETURNING id',
        [registration.address],
      );
      const id = row?.id ?? 0;
      await session.query('SELECT pg_advisory_lock($1::int, $2::int)', [OUR_LOCKS, id]);
      const member = new Member(id, database, session, registration);
      await session.listen(RELEASED, (payload) => member.#hear(payload));
      await session.listen(SIGNED_OUT, (device) => registration.onSignedOut(device));
      await session.listen(SUSPENDED, (text) => registration.onSuspended(JSON.parse(text) as Suspension));
      await session.listen(GONE, (guest) => registration.onFarewell(guest));
      await member.#look();
      session.onLost(() => member.#lose());
      member.#beat();
      return member;
    } catch (error) {
      await session.end().catch(() => undefined);
      throw error;
    }
  }

  /** Runs what nobody runs who is alive. What this member runs already begins anew: its former appends are superseded. */
  async claim(sitting: string): Promise<Claimed> {
    for (;;) {
      if (!this.#isHere) throw new MemberLost(`member ${this.id} is gone`);
      const standing = await this.#standingOf(sitting);
      if (standing === null) return { is: 'unknown' };
      const { epoch, owner, address, is_alive } = standing;
      if (owner !== null && owner !== this.id && is_alive)
        return { is: 'elsewhere', owner, address: address ?? '' };
      const [taken] = await this.#database.query<{ epoch: number; entries: number }>(
        `UPDATE sitting SET owner = $2, epoch = epoch + 1, rests = false WHERE id = $1 AND epoch = $3 RETURNING epoch, entries`,
        [sitting, this.id, epoch],
      );
      if (taken !== undefined) return { is: 'mine', ...taken };
      // Somebody was faster.
    }
  }

  /** Lets a sitting go that nothing more is appended to. False where it was no longer held at that epoch. */
  async release(
    sitting: string,
    epoch: number,
    { to = null, rests = false }: { readonly to?: number | null; readonly rests?: boolean } = {},
  ): Promise<boolean> {
    const released = await this.#database.query(
      `WITH freed AS (
         UPDATE sitting SET owner = NULL, rests = $5 WHERE id = $1 AND owner = $2 AND epoch = $3 RETURNING id
       ) SELECT pg_notify('${RELEASED}', $4) FROM freed`,
      [sitting, this.id, epoch, JSON.stringify({ sitting, to } satisfies Released), rests],
    );
    return released.length > 0;
  }

  /** The other members that are alive. */
  async others(): Promise<readonly { readonly id: number; readonly address: string }[]> {
    return this.#database.query(
      `SELECT id, address FROM member WHERE id IN (${ALIVE}) AND id <> $1 ORDER BY id`,
      [this.id],
    );
  }

  /** Sittings whose match waits for nobody and that nobody runs, in no order: several members may take them at once. */
  async orphans(most: number): Promise<readonly string[]> {
    const rows = await this.#database.query<{ id: string }>(
      `SELECT id FROM sitting WHERE phase = 'playing' AND NOT rests AND ended_at IS NULL
         AND (owner IS NULL OR owner NOT IN (${ALIVE})) ORDER BY random() LIMIT $1`,
      [most],
    );
    return rows.map(({ id }) => id);
  }

  /** Not lost, but gone on purpose: the others see it at once. */
  async leave(): Promise<void> {
    if (!this.#isHere) return;
    this.#stop();
    await this.#session
      .query('SELECT pg_advisory_unlock($1::int, $2::int)', [OUR_LOCKS, this.id])
      .catch(() => undefined);
    await this.#session.end();
  }

  async #standingOf(sitting: string): Promise<Standing | null> {
    const [row] = await this.#database.query<Standing>(
      `SELECT s.epoch, s.owner, m.address, s.owner IN (${ALIVE}) IS TRUE AS is_alive
         FROM sitting s LEFT JOIN member m ON m.id = s.owner WHERE s.id = $1`,
      [sitting],
    );
    return row ?? null;
  }

  #beat(): void {
    this.#timer = setTimeout(() => {
      this.#look().then(
        () => this.#isHere && this.#beat(),
        () => this.#lose(),
      );
    }, BEAT_MS).unref();
  }

  /** Who is there no more; and whether this member is, for a connection can die without a word. */
  async #look(): Promise<void> {
    const rows = await this.#session.query<{ id: number }>(ALIVE);
    if (!this.#isHere) return;
    const alive = new Set(rows.map(({ id }) => id));
    if (!alive.has(this.id)) throw new MemberLost(`member ${this.id} has lost its lock`);
    const gone = [...this.#alive].filter((id) => !alive.has(id));
    this.#alive = alive;
    if (gone.length > 0) this.#registration.onGone(gone);
  }

  #hear(payload: string): void {
    if (this.#isHere) this.#registration.onReleased(JSON.parse(payload) as Released);
  }

  #lose(): void {
    if (!this.#isHere) return;
    this.#stop();
    this.#session.end().catch(() => undefined);
    this.#registration.onLost();
  }

  #stop(): void {
    this.#isHere = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}
