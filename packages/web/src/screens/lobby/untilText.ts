/** What is refused until a time, with the time; null for everything else. */
import type { AnyT } from '../../words/say.ts';
import { sayingAny } from '../../words/say.ts';
import { instant } from '../../words/times.ts';

interface RefusedUntil {
  readonly code: string;
  /** Null for never. */
  readonly until?: number | null | undefined;
}

export const untilText = (t: AnyT, language: string, { code, until }: RefusedUntil): string | null => {
  const say = sayingAny(t);
  if (until === undefined) return null;
  if (code === 'suspended')
    return until === null
      ? say('conduct:until.suspendedOpen')
      : say('conduct:until.suspended', { time: instant(language, until, Date.now()) });
  if (code === 'no-rated-yet' && until !== null)
    return say('conduct:until.noRated', { time: instant(language, until, Date.now()) });
  return null;
};
