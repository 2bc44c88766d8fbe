/** How long somebody waits for people, in words. */
import type { AnyT } from '../../words/say.ts';
import { sayingAny } from '../../words/say.ts';

export const patienceText = (t: AnyT, seconds: number): string =>
  seconds < 60
    ? sayingAny(t)('finding:quick.seconds', { n: seconds })
    : sayingAny(t)('finding:quick.minutes', { n: Math.round(seconds / 60) });
