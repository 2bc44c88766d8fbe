/** `--level expert`: who is asked for advice. */
import type { AdviserLevel } from '@paiju/bots';
import { ADVISER_LEVELS } from '@paiju/bots';
import { unknown } from '../edge/failure.ts';

export const readLevel = (name: string): AdviserLevel => {
  const level = ADVISER_LEVELS.find((known) => known === name);
  if (level === undefined) throw unknown('level', name, ADVISER_LEVELS);
  return level;
};

export const advisersText = (): string => ADVISER_LEVELS.join(', ');
