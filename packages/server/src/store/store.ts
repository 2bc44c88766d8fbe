/** Everything that is kept, in one place to open and to close. */

import { DailyDeals } from './dailyDeals.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { type Expired, expire } from './expiry.ts';
import { Guests } from './guests.ts';
import { sharedHouseKey } from './houseKey.ts';
import { Journal, type Measure } from './journal.ts';
import { ALIVE } from './locks.ts';
import { Member, type Registration } from './member.ts';
import { PlayedMatches } from './playedMatches.ts';
import { openPostgres } from './postgres.ts';
import { reasonOf, StoreFailed } from './problems.ts';
import { sharedSecret } from './secret.ts';
import { Seekers } from './seekers.ts';
import { Sittings } from './sittings.ts';

export interface StorePlace {
  /** The address of a PostgreSQL, which any number of processes may share; null for the one in the data folder. */
  readonly database: string | null;
  /** The folder of the embedded database, which one process has for itself. */
  readonly data: string;
  /** Hears how long each batch of entries took. */
  readonly onBatch?: Measure;
}

/** Rejects with `StoreFailed`, one line that says why, where the store cannot be opened. */
export async function openStore({ database, data, onBatch }: StorePlace): Promise<Store> {
  const opened = database === null ? await openEmbedded(data) : await openPostgres(database);
  try {
    await opened.migrate();
  } catch (error) {
    await opened.close();
    throw new StoreFailed(`the tables of the database cannot be brought up to date: ${reasonOf(error)}`);
  }
  return new Store(opened, onBatch);
}

export class Store {
  readonly kind: Database['kind'];
  readonly sittings: Sittings;
  readonly journal: Journal;
  readonly guests: Guests;
  readonly played: PlayedMatches;
  readonly seekers: Seekers;
  readonly daily: DailyDeals;
  /** For what is kept by those who know what for. */
  readonly database: Database;

  constructor(database: Database, onBatch?: Measure) {
    this.database = database;
    this.kind = database.kind;
    this.sittings = new Sittings(database.orm);
    this.journal = new Journal({ query: database.urgent }, onBatch);
    this.guests = new Guests(database);
    this.played = new PlayedMatches(database.orm);
    this.seekers = new Seekers(database);
    this.daily = new DailyDeals(database);
  }

  /** This process among those that run tables. */
  register(registration: Registration): Promise<Member> {
    return Member.register(this.database, registration);
  }

  /** What processes that share this store know each other by. */
  secret(): Promise<string> {
    return sharedSecret(this.database);
  }

  /** With what all processes that share this store sign. Told to nobody. */
  houseKey(): Promise<string> {
    return sharedHouseKey(this.database);
  }

  async isAlive(member: number): Promise<boolean> {
    return (await this.database.query(`SELECT FROM (${ALIVE}) alive WHERE id = $1`, [member])).length > 0;
  }

  /** Deletes what nobody has used for so many days. */
  expire(keepDays: number): Promise<Expired> {
    return expire(this.database, keepDays);
  }

  /** Rejects where the database does not answer. */
  async check(): Promise<void> {
    await this.database.query('SELECT 1');
  }

  /** When everything is kept that was begun. Members leave first. */
  async close(): Promise<void> {
    await this.journal.settled();
    await this.database.close();
  }
}
