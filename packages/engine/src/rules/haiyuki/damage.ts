/** Section 4: what a win takes from the other seat. Who has how many hit points left is no business of this file. */
import type { HaiyukiOptions } from './options.ts';

/** H-4.9 to H-4.13, in the order they are listed in. */
export type BonusCode = 'dora' | 'ura' | 'tenho' | 'haitei' | 'houtei';
export type Bonus = readonly [code: BonusCode, points: number];

export interface DamageFacts {
  /** Of the yaku. */
  readonly score: number;
  /** Whether the winner has an open set. */
  readonly open: boolean;
  /** Whether the winner has CRITICAL. */
  readonly critical: boolean;
  /** Whether the loser has WATER_MIRROR. */
  readonly mirror: boolean;
  /** How many of the twelve tiles are of the dora kind. */
  readonly dora: number;
  /** The same for the ura-dora; 0 for a winner that is not in riichi. */
  readonly ura: number;
  readonly tenho: boolean;
  readonly haitei: boolean;
  readonly houtei: boolean;
}

export interface Damage {
  /** The score of the yaku before any factor. */
  readonly yaku: number;
  /** Only those that were earned, before any factor. */
  readonly bonuses: readonly Bonus[];
  readonly damage: number;
}

const DORA = 400;
const SPECIAL = 800;

/** H-4.15: every factor leaves so many quarters of the value. */
const WHOLE = 4;
const OPEN = 3;
const CRITICAL = 5; // H-6.4
const MIRROR = 3; // H-6.3

/** H-4.14 to H-4.17: the damage of a win. */
export const damageOf = (options: Pick<HaiyukiOptions, 'bonusesUnscaled'>, win: DamageFacts): Damage => {
  const bonuses = bonusesOf(win);
  const bonus = bonuses.reduce((sum, [, points]) => sum + points, 0);
  const damage = options.bonusesUnscaled
    ? toNearestTen(scaledInSteps(win.score, win) + bonus, 1)
    : scaledOnce(win.score + bonus, win);
  return { yaku: win.score, bonuses, damage };
};

const bonusesOf = (win: DamageFacts): Bonus[] => {
  const bonuses: Bonus[] = [
    ['dora', DORA * win.dora],
    ['ura', DORA * win.ura],
    ['tenho', win.tenho ? SPECIAL : 0],
    ['haitei', win.haitei ? SPECIAL : 0],
    ['houtei', win.houtei ? SPECIAL : 0],
  ];
  return bonuses.filter(([, points]) => points > 0);
};

/** The factors in the order they are applied. */
const factorsOf = ({ open, critical, mirror }: DamageFacts): number[] => [
  open ? OPEN : WHOLE,
  critical ? CRITICAL : WHOLE,
  mirror ? MIRROR : WHOLE,
];

/** H-4.15: one exact fraction, rounded once. */
const scaledOnce = (points: number, win: DamageFacts): number => {
  const factors = factorsOf(win);
  return toNearestTen(
    factors.reduce((product, quarters) => product * quarters, points),
    WHOLE ** factors.length,
  );
};

/** H-4.16: rounded down after each factor. */
const scaledInSteps = (score: number, win: DamageFacts): number =>
  factorsOf(win).reduce((points, quarters) => Math.floor((points * quarters) / WHOLE), score);

/** `dividend / divisor` to the nearest 10, halves up; whole numbers throughout, so that a half is a half. */
const toNearestTen = (dividend: number, divisor: number): number =>
  Math.floor((dividend + 5 * divisor) / (10 * divisor)) * 10;
