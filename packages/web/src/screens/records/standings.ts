/** Who stood how, the best first. */
import type { Seat } from '@paiju/engine';
import { at, ranking } from '@paiju/engine';
import type { GameMeta } from '../../store/shelf.ts';

export interface Ranked {
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  readonly rank: number;
  readonly isOwn: boolean;
}

export const standingsOf = ({ points, players, company }: GameMeta): readonly Ranked[] =>
  ranking(points).map(({ seat, points: own, rank }) => ({
    seat,
    rank,
    points: own,
    name: at(players, seat),
    isOwn: company !== null && at(company, seat) === null,
  }));
