/** What the ladder came to, as it is kept beside the bots: a line a step, and the ratings that follow from the steps. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { BotLevel } from '@paiju/bots';
import type { GameId } from '@paiju/engine';
import type { Interval, WallTally } from '@paiju/sim';
import { hashedSeed, standingsOf } from '@paiju/sim';
import type { Code } from './code.ts';
import type { Step } from './plan.ts';
import { ALL_STEPS, RUNGS, TABLES } from './plan.ts';
import { seedText } from './play.ts';

export interface StepResult extends Step {
  readonly walls: number;
  /** Times a bot gave no legal action. */
  readonly faults: number;
  readonly seed: string;
  readonly commit: string;
  /** By how many points a game a seat of the upper level is ahead of one of the lower. */
  readonly ahead: Interval;
  /** By how much it is rated higher, which asks only who ended ahead of whom. */
  readonly rated: Interval;
}

interface Rated extends Interval {
  readonly level: BotLevel;
}

export interface Ladder {
  readonly steps: readonly StepResult[];
  /** The levels as far as steps lead up without a gap, the weakest first; 1500 on average. */
  readonly ratings: readonly {
    readonly game: GameId;
    readonly preset: string;
    readonly rated: readonly Rated[];
  }[];
}

const FILE = new URL('../../packages/bots/measured/ladder.json', import.meta.url);
const MIDDLE = 1500;

/** So many digits behind the point are more than the intervals are worth. */
const rounded = ({ mean, low, high }: Interval): Interval => {
  const round = (value: number): number => Math.round(value * 1e4) / 1e4;
  return { mean: round(mean), low: round(low), high: round(high) };
};

export const resultOf = (step: Step, walls: readonly WallTally[], { commit, digest }: Code): StepResult => {
  const seed = seedText(digest);
  const { games, faults, margins, standings } = standingsOf(walls, hashedSeed(seed));
  const [margin] = margins;
  const rating = standings.find(({ bot }) => bot === step.level)?.rating;
  if (margin === undefined || rating === undefined) throw new Error(`${step.level} met nobody`);
  const { mean, low, high } = margin;
  return {
    ...step,
    ...{ games, walls: walls.length, faults, seed, commit },
    ahead: rounded(
      margin.first === step.level ? { mean, low, high } : { mean: -mean, low: -high, high: -low },
    ),
    // Of two that are 1500 on average one is as far above it as the other below.
    rated: rounded({
      mean: 2 * (rating.mean - MIDDLE),
      low: 2 * (rating.low - MIDDLE),
      high: 2 * (rating.high - MIDDLE),
    }),
  };
};

/** Whether a level is ahead of the one below it, for sure. */
export const holds = ({ ahead }: StepResult): boolean => ahead.low > 0;

const isSame = (one: Step, other: Step): boolean =>
  (['game', 'preset', 'level', 'below'] as const).every((part) => one[part] === other[part]);

export const resultFor = (steps: readonly StepResult[], step: Step): StepResult | undefined =>
  steps.find((each) => isSame(each, step));

/** Results that are new instead of old ones; steps that are no longer there fall away. */
export const merged = (old: readonly StepResult[], added: readonly StepResult[]): Ladder => {
  const steps = ALL_STEPS.flatMap((step) => resultFor(added, step) ?? resultFor(old, step) ?? []);
  return {
    steps,
    ratings: TABLES.map(([game, preset]) => ({
      game,
      preset,
      rated: ratedAt(steps.filter((step) => step.game === game && step.preset === preset)),
    })),
  };
};

/** Who never met the others is rated by those between: each step moves everybody above it. */
const ratedAt = (steps: readonly StepResult[]): readonly Rated[] => {
  const up: StepResult[] = [];
  for (const level of RUNGS.slice(1)) {
    const step = steps.find((each) => each.level === level);
    if (step === undefined) break;
    up.push(step);
  }
  if (up.length === 0) return [];
  const count = up.length + 1;
  return RUNGS.slice(0, count).map((level, rung) => {
    const shares = up.map((_, i) => (i < rung ? 1 : 0) - (count - 1 - i) / count);
    const sum = (of: (step: StepResult, share: number) => number): number =>
      up.reduce((total, step, i) => total + of(step, shares[i] ?? 0), 0);
    const mean = MIDDLE + sum(({ rated }, share) => share * rated.mean);
    const half = Math.sqrt(sum(({ rated }, share) => (share * (rated.high - rated.low)) ** 2)) / 2;
    return { level, ...rounded({ mean, low: mean - half, high: mean + half }) };
  });
};

export const readLadder = (file = FILE): readonly StepResult[] => {
  const { steps }: Ladder = JSON.parse(readFileSync(file, 'utf8'));
  return steps;
};

export const keepLadder = ({ steps, ratings }: Ladder, file = FILE): void => {
  const lines = (rows: readonly object[]): string =>
    rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  writeFileSync(file, `{\n  "steps": [\n${lines(steps)}\n  ],\n  "ratings": [\n${lines(ratings)}\n  ]\n}\n`);
};
