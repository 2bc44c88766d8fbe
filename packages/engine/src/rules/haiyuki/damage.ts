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

/** The option the reckoning depends on. */
type Reckoned = Pick<HaiyukiOptions, 'bonusesUnscaled'>;

export const DORA_POINTS = 400;
const SPECIAL = 800;

/** H-4.15: every factor leaves so many quarters of the value. */
const WHOLE = 4;
const OPEN = 3;
const CRITICAL = 5; // H-6.4
const MIRROR = 3; // H-6.3

/** What scales a win. */
export type DamageFactors = Pick<DamageFacts, 'open' | 'critical' | 'mirror'>;

/** H-4.14 to H-4.17: the damage of a win. */
export const damageOf = (options: Reckoned, win: DamageFacts): Damage => {
  const bonuses = bonusesOf(win);
  const bonus = bonuses.reduce((sum, [, points]) => sum + points, 0);
  return { yaku: win.score, bonuses, damage: scaledDamage(options, win, bonus) };
};

/** The same where the bonuses are known as points. No list is made: it is asked of many wins that are only thought of. */
export const scaledDamage = (
  { bonusesUnscaled }: Reckoned,
  { score, open, critical, mirror }: DamageFactors & Pick<DamageFacts, 'score'>,
  bonus: number,
): number => {
  const first = open ? OPEN : WHOLE;
  const second = critical ? CRITICAL : WHOLE;
  const third = mirror ? MIRROR : WHOLE;
  if (!bonusesUnscaled) return toNearestTen((score + bonus) * first * second * third, WHOLE ** 3); // H-4.15
  return toNearestTen(scaled(scaled(scaled(score, first), second), third) + bonus, 1);
};

/** H-4.16: rounded down after each factor. */
const scaled = (points: number, quarters: number): number => Math.floor((points * quarters) / WHOLE);

const bonusesOf = (win: DamageFacts): Bonus[] => {
  const bonuses: Bonus[] = [
    ['dora', DORA_POINTS * win.dora],
    ['ura', DORA_POINTS * win.ura],
    ['tenho', win.tenho ? SPECIAL : 0],
    ['haitei', win.haitei ? SPECIAL : 0],
    ['houtei', win.houtei ? SPECIAL : 0],
  ];
  return bonuses.filter(([, points]) => points > 0);
};

/** `dividend / divisor` to the nearest 10, halves up; whole numbers throughout, so that a half is a half. */
const toNearestTen = (dividend: number, divisor: number): number =>
  Math.floor((dividend + 5 * divisor) / (10 * divisor)) * 10;

/**
 * H-1.4, H-4.10, H-5.4: what a win takes on average from so many hit points while the ura-dora is hidden, which is every kind
 * as likely. `piles` is how many of the twelve tiles are of each kind.
 */
export const averageLoss = (
  options: Reckoned,
  win: DamageFactors & Pick<DamageFacts, 'score' | 'dora'>,
  piles: ArrayLike<number>,
  hp: number,
): number => {
  let sum = 0;
  let missed = 0;
  for (let kind = 0; kind < piles.length; kind++) {
    const ura = piles[kind] ?? 0;
    if (ura === 0) missed += 1;
    else sum += Math.min(hp, scaledDamage(options, win, DORA_POINTS * (win.dora + ura)));
  }
  return (sum + missed * Math.min(hp, scaledDamage(options, win, DORA_POINTS * win.dora))) / piles.length;
};
