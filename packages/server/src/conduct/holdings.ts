/** What is kept of how somebody plays with others. Who else it is about is theirs, and is not told. */
import type { Holding } from '../store/holding.ts';
import { rows } from '../store/holding.ts';

export const CONDUCT_HOLDINGS: readonly Holding[] = [
  {
    name: 'conduct',
    tables: ['conduct_mark'],
    export: rows(
      `SELECT sitting, number, verdict, at, decisions, by_clock, by_stand_in, away_ms FROM conduct_mark WHERE guest = $1 ORDER BY at`,
    ),
  },
  {
    name: 'blocks',
    tables: ['block'],
    export: rows('SELECT id, at FROM block WHERE blocker = $1 ORDER BY at'),
  },
  {
    name: 'reports',
    tables: ['report'],
    export: rows(
      `SELECT reported = $1::uuid AS is_about_you, reason, sitting, number, at, closed_at FROM report
        WHERE reporter = $1::uuid OR reported = $1::uuid ORDER BY at`,
    ),
  },
  {
    name: 'suspension',
    tables: ['suspension'],
    export: rows('SELECT at, until FROM suspension WHERE guest = $1'),
  },
  {
    name: 'operators',
    tables: ['operator_log'],
    export: rows('SELECT at, what, why FROM operator_log WHERE guest = $1 ORDER BY at'),
  },
];
