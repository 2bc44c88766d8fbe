/** Words for the codes that only Wuhan has. */
import type { BigType, SpecialKind, WinWay } from '@paiju/engine/wuhan';
import type { AnyT } from '../../words/say.ts';
import { saying } from '../../words/say.ts';

export const bigTypeText = (t: AnyT, code: BigType): string => saying(t)(`codes:wuhan.types.${code}`);

export const wayText = (t: AnyT, way: WinWay): string => saying(t)(`codes:wuhan.ways.${way}`);

export const specialText = (t: AnyT, kind: SpecialKind): string => saying(t)(`codes:wuhan.specials.${kind}`);
