/** Everything for operators, on the database of a server: in one place to open and to close. */
import { Conduct } from '../conduct/conduct.ts';
import type { Standing } from '../conduct/rule.ts';
import { entriesOf } from '../sittings/entrySchema.ts';
import { matchIn } from '../sittings/fold.ts';
import type { Store, StorePlace } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import type { LikelyProgram } from './likely.ts';
import { likelyPrograms } from './likely.ts';
import { Looks } from './looks.ts';
import { Operator } from './operator.ts';

export class Office {
  readonly operator: Operator;
  readonly looks: Looks;
  readonly #store: Store;
  readonly #conduct: Conduct;

  constructor(store: Store) {
    this.#store = store;
    this.#conduct = new Conduct(store);
    this.operator = new Operator(store.database);
    this.looks = new Looks(store.database);
  }

  /** Rejects with one line where there is no such database, or another process has it for itself. */
  static async open(place: StorePlace): Promise<Office> {
    return new Office(await openStore(place));
  }

  standingOf(guest: string): Promise<Standing> {
    return this.#conduct.standingOf(guest);
  }

  /** The record of the match of a report, as far as it was played; null where there is none. */
  async recordOf(report: number): Promise<string | null> {
    const place = await this.looks.matchOf(report);
    if (place === null) return null;
    const entries = entriesOf(await this.#store.sittings.story(place.sitting, place.number));
    return matchIn(entries, place.number)?.record ?? null;
  }

  /** Over so many of the newest matches: who may have a program play. */
  likelyPrograms(newest: number): Promise<readonly LikelyProgram[]> {
    return likelyPrograms(this.#store, newest);
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}
