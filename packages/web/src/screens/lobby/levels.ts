/** How well a bot plays, in a word. */
import { LEVELS } from '../../store/choices.ts';
import type { AnyT } from '../../words/say.ts';
import { sayingAny } from '../../words/say.ts';

/** A server may know levels that nobody chooses here. */
export const levelName = (t: AnyT, level: string): string =>
  LEVELS.some((each) => each === level) ? sayingAny(t)(`home:level.${level}`) : '';
