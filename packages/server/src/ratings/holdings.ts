/** What is kept of the matches somebody has played and of how they stand. Without a guest it is of nobody, and stays. */
import type { Holding } from '../store/holding.ts';
import { rows } from '../store/holding.ts';

export const RATING_HOLDINGS: readonly Holding[] = [
  {
    name: 'ratings',
    tables: ['competitor', 'standing'],
    export: rows(
      `SELECT s.ladder, s.mean, s.deviation, s.matches FROM standing s JOIN competitor c ON c.id = s.competitor
        WHERE c.guest = $1 ORDER BY s.ladder`,
    ),
  },
  {
    name: 'results',
    tables: ['reckoned_seat'],
    export: rows(
      `SELECT r.sitting, r.number, r.game, r.preset, r.ended_at, r.ladder, s.seat, s.place, s.points, s.facts, s.mean, s.deviation
        FROM reckoned r JOIN reckoned_seat s USING (sitting, number) JOIN competitor c ON c.id = s.competitor
        WHERE c.guest = $1 ORDER BY r.ended_at`,
    ),
  },
];
