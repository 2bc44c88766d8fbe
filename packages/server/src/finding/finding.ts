/** Everything that brings people and games together: the queue for quick matches, open tables, and the deal of the day. */

import { loadSitting } from '../cluster/load.ts';
import type { Online } from '../cluster/online.ts';
import type { ServerLog } from '../cluster/serverLog.ts';
import { finishedMatch } from '../sittings/finishedMatch.ts';
import { seatOf } from '../sittings/fold.ts';
import { Daily } from './daily.ts';
import { OpenTables } from './openTables.ts';
import { QuickMatches } from './quickMatches.ts';
import { strengths } from './strengths.ts';

export class Finding {
  readonly quick: QuickMatches;
  readonly tables: OpenTables;
  readonly daily: Daily;

  constructor({ store, tables, conduct }: Pick<Online, 'store' | 'tables' | 'conduct'>, log: ServerLog) {
    const failed =
      (what: string) =>
      (error: unknown): void =>
        log.warn({ error: error instanceof Error ? error.name : typeof error }, what);
    this.quick = new QuickMatches({
      seekers: store.seekers,
      strengthOf: strengths(store.database),
      apart: async (guests) => {
        const pairs = await conduct.blocks.among(guests);
        const apart = new Set(
          pairs.flatMap(({ blocker, blocked }) => [`${blocker} ${blocked}`, `${blocked} ${blocker}`]),
        );
        return (one, other) => apart.has(`${one} ${other}`);
      },
      hasChair: async (id, guest) => {
        const { state } = await loadSitting(store.sittings, id);
        return seatOf(state.chairs, guest) !== null;
      },
      failed: failed('did not look who waits'),
    });
    this.tables = new OpenTables(() => tables.listed());
    this.daily = new Daily({
      deals: store.daily,
      pointsOf: async (sitting) => {
        const finished = await finishedMatch(store.played, sitting, 1);
        if (finished === null) return null;
        return [...finished.ranking].sort((one, other) => one.seat - other.seat).map(({ points }) => points);
      },
      failed: failed('no bot played the deal of the day'),
    });
    this.quick.start();
  }

  async stop(): Promise<void> {
    this.tables.stop();
    await Promise.all([this.quick.stop(), this.daily.stop()]);
  }
}
