/** `--level expert`: who is asked for advice. */
import type { AdviserLevel } from '@paiju/bots';
import { adviserLevels } from '@paiju/bots';
import { DESKS } from '../desks.ts';
import { unknown } from '../edge/failure.ts';

export const readLevel = (name: string, ruleset: string): AdviserLevel => {
  const allowed = adviserLevels(ruleset);
  const level = allowed.find((known) => known === name);
  if (level === undefined) throw unknown('level', name, allowed);
  return level;
};

/** All that advise in some game. */
export const advisersText = (): string =>
  [...new Set(Object.keys(DESKS).flatMap((ruleset) => adviserLevels(ruleset)))].join(', ');
