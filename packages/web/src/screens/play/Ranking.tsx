/** Who came first in a match, and with how much. */
import type { Rank } from '@paiju/engine';
import { figure } from '@paiju/words';
import type { GameShown } from '../../play/client.ts';

interface Props {
  readonly shown: GameShown;
  readonly ranking: readonly Rank[];
}

export const Ranking = ({ shown, ranking }: Props) => (
  <ol className="ranking">
    {ranking.map(({ seat, rank }) => (
      <li key={seat} className="ranking-line" data-own={seat === shown.seat || undefined}>
        <span className="ranking-rank">{rank}</span>
        <span className="ranking-name">{shown.players[seat]}</span>
        <span className="ranking-points">{figure(shown.now?.points[seat] ?? 0)}</span>
      </li>
    ))}
  </ol>
);
