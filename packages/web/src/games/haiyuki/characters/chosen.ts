/** Who fights whom in Haiyuki, as it was chosen. */

import { OUTLINES } from '@paiju/engine';
import type { HaiyukiOptions } from '@paiju/engine/haiyuki';
import type { Choice } from '../../../store/choices.ts';

export type Fighters = Pick<HaiyukiOptions, 'seat0' | 'seat1'>;

/** The changes were checked when they were read, so they are characters. */
export const charactersOf = ({ preset, changes }: Pick<Choice, 'preset' | 'changes'>): Fighters => {
  const { presets, defaultPreset } = OUTLINES.haiyuki.options;
  const { seat0, seat1 } = { ...presets[defaultPreset], ...presets[preset], ...changes } as Fighters;
  return { seat0, seat1 };
};
