/** Words for the codes that only Wuhan has. */
import type { BigType, SpecialKind, WinWay, WuhanWon } from '@paiju/engine/wuhan';
import type { AnyT } from '../../words/say.ts';
import { saying } from '../../words/say.ts';

export const bigTypeText = (t: AnyT, code: BigType): string => saying(t)(`codes:wuhan.types.${code}`);

export const wayText = (t: AnyT, way: WinWay): string => saying(t)(`codes:wuhan.ways.${way}`);

export const specialText = (t: AnyT, kind: SpecialKind): string => saying(t)(`codes:wuhan.specials.${kind}`);

/** Small or big, hard or soft, and how it was won. */
export const kindText = (t: AnyT, { types, hard, way }: WuhanWon): string => {
  const kind = `${types.length === 0 ? 'small' : 'big'}${hard ? 'Hard' : 'Soft'}` as const;
  return saying(t)(`settlement:kind.${kind}`, { way: wayText(t, way) });
};
