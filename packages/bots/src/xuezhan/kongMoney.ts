/** What kongs bring: paid at once, held until the end, and still to come. */
import type { Tile } from '@paiju/engine';
import { countOf, SUITED } from '@paiju/engine';
import { kongPoints } from '@paiju/engine/xuezhan';
import { isUsable } from './aims.ts';
import type { ExpertSight } from './expertSight.ts';
import type { KongWay } from './holding.ts';
import type { Held } from './readyHand.ts';

/** what a kong pays, all payers together. */
export const kongMoney = ({ options, rivals }: ExpertSight, made: KongWay, justDrawn = true): number =>
  kongPoints(options, made, justDrawn) * (made === 'claimed' ? 1 : rivals.length);

/** what a seat that is not ready at the end gives back. */
export const kongMoneyHeld = (sight: ExpertSight): number =>
  sight.laid.melds.reduce(
    // No kong of this game is special.
    (sum, meld) => sum + (meld.kind === 'kong' ? kongMoney(sight, meld.made as KongWay) : 0),
    0,
  );

/** How much of the round a seat stays free to kong: a locked one is not. */
const FREE_TIME = 0.5;

/** Kong money that may come: the fourth of three alike, drawn or put down by somebody, and of a pung, drawn. */
export const laterKongs = (sight: ExpertSight, { hand, laid }: Held, draws: number): number => {
  const { aim, shares, feeds, isLocked } = sight;
  if (isLocked) return 0;
  let money = 0;
  for (let kind = 0; kind < SUITED.codes.length; kind++) {
    const tile = kind as Tile;
    const share = shares[kind] ?? 0;
    if (share === 0 || !isUsable(aim.usable, tile)) continue;
    if (countOf(laid.tiles, tile) === 3) money += share * kongMoney(sight, 'added');
    else if (countOf(hand, tile) === 3)
      money += share * (kongMoney(sight, 'concealed') + (feeds[kind] ?? 0) * kongMoney(sight, 'claimed'));
  }
  return FREE_TIME * draws * money;
};
