/** Gaps as the expert in the sources states them. */
import type { GameId } from '@paiju/engine';
import { AS_STATED } from './fit.ts';
import type { StatedGap } from './gaps.ts';
import { gapsIn, statedBy } from './gaps.ts';
import type { Position } from './sample.ts';
import { TABLES } from './tables.ts';

export const statedNow = (
  id: GameId,
  { preset, positions }: { readonly preset: string; readonly positions: readonly Position[] },
): readonly StatedGap[] =>
  statedBy(TABLES[id].worths[preset] ?? AS_STATED, gapsIn(positions, TABLES[id].most));
