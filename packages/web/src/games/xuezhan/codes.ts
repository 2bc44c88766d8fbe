/** Words for the codes that only Xuezhan has. */
import type { PatternCode } from '@paiju/engine/xuezhan';
import { saying } from '../../telling/say.ts';
import type { AnyT } from '../../tiles/names.ts';

export const patternText = (t: AnyT, code: PatternCode): string =>
  saying(t)(`codes:xuezhan.patterns.${code}`);
