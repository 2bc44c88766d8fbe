/** What a win that is offered takes, as the engine foresees it. */
import type { Tile } from '@paiju/engine';
import { countOf, gainOf } from '@paiju/engine';
import type { HaiyukiAction } from '@paiju/engine/haiyuki';
import { haiyukiGame } from '@paiju/engine/haiyuki';
import type { Sight } from './sight.ts';

export interface OwnWin {
  /** Whatever the ura-dora is. */
  readonly certain: number;
  /** On average over what it may be, and over the tiles that may come. */
  readonly expected: number;
}

export const ownWinBy = ({ view, unseen }: Sight, action: HaiyukiAction): OwnWin => {
  const ways = haiyukiGame.foresee(view, action);
  const seat = view.seat ?? 0;
  const [least] = ways;
  let sum = 0;
  let weights = 0;
  for (const { given, transfers } of ways) {
    const weight = weightOf(given.tile, unseen);
    sum += weight * gainOf(transfers, seat);
    weights += weight;
  }
  return { certain: gainOf(least?.transfers ?? [], seat), expected: weights === 0 ? 0 : sum / weights };
};

/** H-6.13: the roulette stops at each unseen tile as likely as at any other. */
const weightOf = (tile: Tile | undefined, unseen: Sight['unseen']): number =>
  tile === undefined ? 1 : countOf(unseen, tile);
