/** Words for the codes that only Xuezhan has. */
import type { PatternCode } from '@paiju/engine/xuezhan';
import type { AnyT } from '../../words/say.ts';
import { saying } from '../../words/say.ts';

export const patternText = (t: AnyT, code: PatternCode): string =>
  saying(t)(`codes:xuezhan.patterns.${code}`);
