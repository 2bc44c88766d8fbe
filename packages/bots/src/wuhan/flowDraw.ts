/** W-8.3: how likely nobody wins, who is ready then, and what that moves. */

import type { Stakes } from '@paiju/engine/wuhan';
import { flowLimit, UNOPENED_FACTOR } from '@paiju/engine/wuhan';
import { exp, power } from '../exact.ts';
import type { HandFeatures, TableFeatures } from './chances.ts';
import { BY_CHOW, BY_PUNG, LATER } from './chances.ts';
import type { ExpertSight } from './expertSight.ts';

/** How often a round that has come so far ends with nobody winning, measured from 24 tiles on. */
export const flowChance = (wall: number): number => exp(-0.135 * wall);

const SEATS = 4;
/** What is left of the chance with an opening, or a skin or red dragon, still to be laid out. */
const OPENING = 0.6;
const DEAD = 0.9;

/** How likely the hand is ready when the wall is empty: as many useful tiles must come as it is away, one after the other. */
export const readyChance = (hand: HandFeatures, dead: number, { wall, hidden }: TableFeatures): number => {
  const { distance, useful, chowable, pungable, opened, aim } = hand;
  const turns = wall / SEATS;
  const now = (useful + BY_CHOW * chowable + BY_PUNG * pungable) / hidden;
  let chance = dead === 0 ? 1 : turns < 1 ? 0 : power(DEAD, dead);
  if (!opened) chance *= OPENING * (1 - exp(-now * turns));
  if (distance <= 0 || chance === 0) return chance;
  const later = LATER[aim.type];
  let wait = 1 / now;
  for (let step = distance - 1; step > 0; step--) wait += 1 / (later[Math.min(step, later.length - 1)] ?? 0);
  return chance * erlang(distance, (turns * distance) / wait);
};

/** How likely at least `steps` of the things that happen `mean` times on average have happened. */
const erlang = (steps: number, mean: number): number => {
  let fewer = 0;
  let term = exp(-mean);
  for (let happened = 0; happened < steps; happened++) {
    fewer += term;
    term *= mean / (happened + 1);
  }
  return 1 - fewer;
};

/** How often a seat that has opened is ready when the wall is empty, measured. */
const RIVAL_READY = 0.85;
/** A draw may move a hundred times as much, but what it will be is foreseen badly: playing for all of it gives up too many wins. */
const MOST_HOPED_FOR = 10_000;

/** W-8.3, W-8.22: what a flow draw brings or costs on average. The own product has the opening in it, which a seat without one pays double for. */
export const flowPoints = (
  { rivals, seat, options }: ExpertSight,
  { products }: Stakes,
  ready: number,
): number => {
  if (options.flowDraw === 'none') return 0;
  const most = Math.min(MOST_HOPED_FOR, flowLimit(options));
  let sum = 0;
  for (const rival of rivals) {
    const product = (products[seat] ?? 1) * (products[rival.seat] ?? 1);
    const stake = Math.min(most, product);
    sum += rival.opened
      ? (ready * (1 - RIVAL_READY) - (1 - ready) * RIVAL_READY) * stake
      : ready * Math.min(most, UNOPENED_FACTOR * stake);
  }
  return sum;
};
