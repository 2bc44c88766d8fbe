/** What every estimate of one decision is made from, worked out once. */

import type { HaiyukiAction } from '@paiju/engine/haiyuki';
import type { Opinion } from '../advice.ts';
import { opinionOf } from '../advice.ts';
import { exp } from '../exact.ts';
import type { HaiyukiFact, HaiyukiTerm } from './codes.ts';
import type { Dangers } from './danger.ts';
import { dangersOf } from './danger.ts';
import type { Sums } from './prospects.ts';
import { figureOf } from './prospects.ts';
import type { Threat } from './rivals.ts';
import { expectedLoss, threatOf } from './rivals.ts';
import type { Sight } from './sight.ts';

export type Terms = Partial<Record<HaiyukiTerm, number>>;
export type Facts = Partial<Record<HaiyukiFact, number>>;

/** An action and what is thought of it, before it is written as an opinion. */
export interface Thought {
  readonly action: HaiyukiAction;
  readonly terms: Terms;
  readonly facts: Facts;
}

export interface Reckoning {
  readonly sight: Sight;
  readonly threat: Threat;
  /** Hit points the other seat takes on average if this one never wins. */
  readonly loss: number;
  readonly dangers: Dangers;
  /** Own draws that the other seat's win is likely to leave to a hand that is still built, and to one that only waits. */
  readonly draws: number;
  readonly waitingDraws: number;
}

export const reckoningOf = (sight: Sight): Reckoning => {
  const threat = threatOf(sight);
  return {
    sight,
    threat,
    loss: expectedLoss(threat),
    dangers: dangersOf(sight),
    draws: drawsBefore(threat.pace * EARLY, sight.draws),
    waitingDraws: drawsBefore(threat.pace, sight.draws),
  };
};

/** Of so many draws those that are likely to come before the other seat has won. */
export const drawsBefore = (pace: number, draws: number): number =>
  pace === 0 ? draws : (1 - exp(-pace * draws)) / pace;

/** The other seat wins rather late than early: about half its pace comes before the own hand is built. */
export const EARLY = 0.5;

/** How sure a win can be, at most. */
const SUREST = 0.97;
/** How much of the prospects comes true. Measured: what experts took, held against what they hoped for. */
export const COMES_TRUE = 0.8;

/** A way on: the chance of an own win, what it takes, and what it seems to take to the character. */
export interface Way {
  readonly chance: number;
  readonly damage: number;
  readonly liked: number;
}

export const wayOf = (sums: Sums, loss: number): Way => {
  if (sums.powers <= 0) return { chance: 0, damage: 0, liked: 0 };
  const liked = sums.liked / sums.powers;
  const chance = Math.min(SUREST, (COMES_TRUE * figureOf(sums)) / (liked + loss));
  return { chance, damage: sums.damage / sums.powers, liked };
};

/** How often the other seat is ready when a round is drawn, if it has not declared it. A guess. */
export const THEY_ARE_READY = 0.4;

/** The terms of a way that ends in an own win, in the other seat's, or in a drawn round with the hand ready so often. */
export const termsOf = (reckoning: Reckoning, { chance, damage, liked }: Way, ready: number): Terms => {
  const { threat, loss, sight } = reckoning;
  const drawn = (1 - chance) * (1 - threat.chance);
  const theirs = sight.other.riichi === null ? THEY_ARE_READY : 1;
  const bonus = sight.options.notenPenalty * drawn * (ready * (1 - theirs) - (1 - ready) * theirs);
  return {
    win: chance * damage,
    'later-risk': -(1 - chance) * loss,
    'ready-bonus': bonus,
    leaning: chance * (liked - damage),
  };
};

export const sumOf = (terms: Terms): number => {
  let sum = 0;
  for (const points of Object.values(terms)) sum += points;
  return sum;
};

export const opinionFrom = ({ action, terms, facts }: Thought): Opinion =>
  opinionOf(
    action,
    Object.entries(terms).map(([code, points]) => ({ code, points })),
    Object.entries(facts).map(([code, value]) => ({ code, value })),
  );
