/**
 * What the other seats are likely to take from this one. The constants were fitted to what experts and greedy bots did pay in
 * bury3 and sichuan, by own draws to come.
 */
import type { Tile } from '@paiju/engine';
import { countOf, SUITED } from '@paiju/engine';
import { baseFan, fanPoints, kongPoints } from '@paiju/engine/xuezhan';
import { isUsable } from './aims.ts';
import type { Ending } from './chances.ts';
import type { ExpertSight } from './expertSight.ts';
import { USUAL_FAN } from './habits.ts';
import type { KongWay } from './holding.ts';

/** What a discard of this tile gives away on average: each winner is paid. */
export const riskOf = ({ rivals }: ExpertSight, tile: Tile): number => {
  let risk = 0;
  for (const { wins, points } of rivals) risk += (wins[tile] ?? 0) * (points[tile] ?? 0);
  return risk;
};

/** The chance that somebody wins on this tile. */
export const dealInChance = ({ rivals }: ExpertSight, tile: Tile): number => {
  let none = 1;
  for (const { wins } of rivals) none *= 1 - (wins[tile] ?? 0);
  return 1 - none;
};

/** Hands that are not ready yet become so; on average over the rest of the round so far, as a share of the way. */
const RIPENING = 0.5;
/** A seat that may choose its discards gives away so much of what one gives away that may not. */
const CARE = 0.85;

/** What is paid to others from one own draw to the next. A locked seat cannot choose what it puts down. */
export const tollOf = (sight: ExpertSight, isLocked: boolean): number => {
  const { rivals, shares } = sight;
  let risk = 0;
  for (const { ready, wins, points, takes } of rivals) {
    const grown = ready > 0 ? (ready + RIPENING * (1 - ready)) / ready : 1;
    let dealt = 0;
    for (let kind = 0; kind < SUITED.codes.length; kind++)
      dealt += (shares[kind] ?? 0) * (wins[kind] ?? 0) * (points[kind] ?? 0);
    risk += grown * (takes + (isLocked ? 1 : CARE) * dealt);
  }
  return risk;
};

/** Of the seats that have not won, the share that is ready at an empty wall, and that stays without a win for a draw. */
const READY_AT_END = 0.75;
const STILL_OPEN = 0.93;

/** How much of the last rival goes with each turn. */
const LEAVING = 0.12;
const TOLL_FADE = 0.9;

/** how an empty wall is settled for a seat that has not won. */
export const endingOf = (sight: ExpertSight): Ending => {
  const { options, rivals, draws, isLocked } = sight;
  const leaves = options.afterWin === 'leave';
  const open = STILL_OPEN ** draws * rivals.filter((rival) => !rival.isLocked).length;
  // a seat that has won is not settled with.
  const checked = options.readyCheck && !isLocked ? open : 0;
  const usual = fanPoints(options, baseFan(options) + USUAL_FAN + 0.5, false);
  const refund = options.kongMoney === 'final' || isLocked ? 0 : kongMoneyHeld(sight);
  return {
    leaves,
    payers: checked * (1 - READY_AT_END),
    notReady: -checked * READY_AT_END * usual - refund,
    toll: tollOf(sight, isLocked),
    fade: leaves ? 1 - LEAVING / Math.max(1, rivals.length) : 1,
    tollFade: leaves ? TOLL_FADE : 1,
  };
};

const kongMoneyHeld = (sight: ExpertSight): number =>
  sight.laid.melds.reduce(
    // No kong of this game is special.
    (sum, meld) => sum + (meld.kind === 'kong' ? kongMoney(sight, meld.made as KongWay) : 0),
    0,
  );

/** what a kong pays, all payers together. */
export const kongMoney = ({ options, rivals }: ExpertSight, made: KongWay, justDrawn = true): number =>
  kongPoints(options, made, justDrawn) * (made === 'claimed' ? 1 : rivals.length);

/** How much of the round a seat stays free to kong: a locked one is not. */
const FREE_TIME = 0.5;

/** Kong money that may come: the fourth of three alike, drawn or put down by somebody, and of a pung, drawn. */
export const laterKongs = (
  sight: ExpertSight,
  { hand, laid }: { readonly hand: Uint8Array; readonly laid: ExpertSight['laid'] },
  draws: number,
): number => {
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
