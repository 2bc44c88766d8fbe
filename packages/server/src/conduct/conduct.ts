/** How people keep to their matches: measured from what was kept of those, and what comes of it. */
import { entriesOf } from '../sittings/entrySchema.ts';
import type { Company } from '../sittings/ports.ts';
import type { Store } from '../store/store.ts';
import { Blocks } from './blocks.ts';
import type { MatchPlace } from './marks.ts';
import { Marks } from './marks.ts';
import { measure } from './measure.ts';
import { Reports } from './reports.ts';
import type { Standing } from './rule.ts';
import { standingAfter } from './rule.ts';
import { suspensionOf } from './suspensions.ts';

export type MayPlayRated =
  | { readonly may: true }
  /** Milliseconds since 1970. */
  | { readonly may: false; readonly until: number };

export class Conduct {
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly #marks: Marks;
  readonly #store: Store;

  constructor(store: Store) {
    this.#marks = new Marks(store.database);
    this.blocks = new Blocks(store.database);
    this.reports = new Reports(store.database);
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

  /** Null for whoever may come in. */
  suspensionOf(guest: string): ReturnType<typeof suspensionOf> {
    return suspensionOf(this.#store.database, guest);
  }

  /** How people get along at one table. Whoever is blocked hears what anybody hears for whom a table is not. */
  companyAt(sitting: string): Company {
    return {
      whyNotSit: async (guest, others, isRated) => {
        const pairs = await this.blocks.among([guest, ...others]);
        if (pairs.some(({ blocked }) => blocked === guest)) return 'not-for-you';
        if (pairs.some(({ blocker }) => blocker === guest)) return 'you-blocked';
        return isRated && !(await this.mayPlayRated(guest)).may ? 'no-rated-yet' : null;
      },
      whyNotRated: async (guests, to) => {
        for (const guest of guests)
          if (!(await this.mayPlayRated(guest)).may) return guest === to ? 'no-rated-yet' : 'others-no-rated';
        return null;
      },
      block: async (by, whom) => ((await this.blocks.add(by, whom)) ? null : 'too-many'),
      report: async (by, whom, { reason, match }) =>
        (await this.reports.add({ by, whom, reason, sitting, number: match })) ? null : 'too-many',
    };
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
