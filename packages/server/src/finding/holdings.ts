/** What is kept of how somebody finds a game: what they look for just now, and their tries at the deal of the day. */
import type { Holding } from '../store/holding.ts';
import { rows } from '../store/holding.ts';

export const FINDING_HOLDINGS: readonly Holding[] = [
  {
    name: 'quickMatch',
    tables: ['seeker'],
    export: rows(
      'SELECT game, preset, mean, deviation, patience_ms, since, seen_at, sitting FROM seeker WHERE guest = $1',
    ),
  },
  {
    name: 'dailyDeals',
    tables: ['daily_try'],
    export: rows(
      'SELECT day::text, game, sitting, points FROM daily_try WHERE guest = $1 ORDER BY day, game',
    ),
  },
];
