/** Fits the presets of a game: first what they have in common, then each of them, drawn towards that. */
import type { GameId } from '@paiju/engine';
import type { Worths } from '../../packages/bots/src/worth.ts';
import type { Shares } from './fit.ts';
import { AS_STATED, fittedShares } from './fit.ts';
import type { StatedGap } from './gaps.ts';
import { gapsIn, statedBy } from './gaps.ts';
import type { Position } from './sample.ts';
import { presetsOf, TABLES } from './tables.ts';
import { writeWorths } from './worthFile.ts';

export interface FitSample {
  readonly preset: string;
  readonly positions: readonly Position[];
  /** Where it is from. */
  readonly fitted: string;
}

/** As many gaps as the expert's own word weighs, and what the presets of a game have in common. */
const WORD = 100;
const COMMON = 1000;

export const fitGame = (id: GameId, samples: readonly FitSample[]): void => {
  const { worths } = TABLES[id];
  const shares = sharesOf(id, samples);
  const fitted = new Map(
    samples.map(({ preset, fitted }, i) => [preset, { fitted, ...(shares[i] ?? AS_STATED) }]),
  );
  const all: Worths = Object.fromEntries(
    presetsOf(id).flatMap(([, preset]) => {
      const worth = fitted.get(preset) ?? worths[preset];
      return worth === undefined ? [] : [[preset, worth]];
    }),
  );
  writeWorths(id, all);
};

const sharesOf = (id: GameId, samples: readonly Pick<FitSample, 'positions'>[]): readonly Shares[] => {
  const { half, most } = TABLES[id];
  const gaps = samples.map(({ positions }) => gapsIn(positions, most));
  const known = fittedShares(gaps.flat(), { half, weight: WORD, known: AS_STATED });
  return gaps.map((those) => fittedShares(those, { half, weight: COMMON, known }));
};

/** Matches of one half by what was fitted on the others: gaps that were fitted on themselves would look better than they are. */
export const heldOut = (id: GameId, samples: readonly FitSample[]): readonly (readonly StatedGap[])[] => {
  const isOf = (half: number, { match }: Position): boolean => match % 2 === half;
  const all = samples.map((): StatedGap[] => []);
  for (const half of [0, 1]) {
    const others = samples.map(({ positions }) => ({
      positions: positions.filter((each) => !isOf(half, each)),
    }));
    for (const [i, shares] of sharesOf(id, others).entries()) {
      const left = samples[i]?.positions.filter((each) => isOf(half, each)) ?? [];
      all[i]?.push(...statedBy(shares, gapsIn(left, TABLES[id].most)));
    }
  }
  return all;
};
