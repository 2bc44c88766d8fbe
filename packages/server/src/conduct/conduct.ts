/** How people keep to their matches: measured from what was kept of those, and what comes of it. */
import { entriesOf } from '../sittings/entrySchema.ts';
import type { Store } from '../store/store.ts';
import type { MatchPlace } from './marks.ts';
import { Marks } from './marks.ts';
import { measure } from './measure.ts';
import type { Standing } from './rule.ts';
import { standingAfter } from './rule.ts';

export type MayPlayRated =
  | { readonly may: true }
  /** Milliseconds since 1970. */
  | { readonly may: false; readonly until: number };

export class Conduct {
  readonly #marks: Marks;
  readonly #store: Store;

  constructor(store: Store) {
    this.#marks = new Marks(store.database);
    this.#store = store;
  }

  async standingOf(guest: string): Promise<Standing> {
    return standingAfter(await this.#marks.of(guest), Date.now());
  }

  /** Asked wherever somebody opens a rated table, sits down at one, waits for one, or wants another match there. */
  async mayPlayRated(guest: string): Promise<MayPlayRated> {
    const { pausedUntil } = await this.standingOf(guest);
    return pausedUntil === null ? { may: true } : { may: false, until: pausedUntil };
  }

  /** While the match runs only who has left it is written down: the others still play. However often it is done, nothing counts twice. */
  async judge(place: MatchPlace, isOver: boolean): Promise<void> {
    const entries = entriesOf(await this.#store.sittings.story(place.sitting, place.number));
    const measured = measure(entries, place.number);
    await this.#marks.keep(place, isOver, isOver ? measured : measured.filter(({ hasLeft }) => hasLeft));
  }

  async judgeForgotten(): Promise<void> {
    for (const place of await this.#marks.forgotten()) await this.judge(place, true);
  }
}
