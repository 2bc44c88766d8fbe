/** Words for the codes that only Haiyuki has. */

import { tileOf } from '@paiju/engine';
import type { BonusCode, Character, SkillName, YakuKey } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import { tileName } from '../../../tiles/names.ts';
import type { AnyT } from '../../../words/say.ts';
import { saying } from '../../../words/say.ts';

/** With the colour or the character that the yaku is called after. */
export const yakuText = (t: AnyT, key: YakuKey, variant: string | null = null): string => {
  const say = saying(t);
  const yaku = say(`codes:haiyuki.yaku.${key}`);
  return variant === null ? yaku : say('telling:yakuVariant', { yaku, variant: variantText(t, variant) });
};

const variantText = (t: AnyT, variant: string): string => {
  const tile = tileOf(HAIYUKI_TILES, variant);
  if (tile !== null) return tileName(t, 'haiyuki', tile);
  return saying(t)(`tiles:colour.${variant as 'red'}`);
};

/** What twelve tiles need for a yaku, as a sentence. */
export const yakuNeedsText = (t: AnyT, key: YakuKey): string => saying(t)(`yakuNeeds:${key}`);

export const bonusText = (t: AnyT, code: BonusCode): string => saying(t)(`codes:haiyuki.bonuses.${code}`);

export const skillText = (t: AnyT, skill: SkillName): string => saying(t)(`codes:haiyuki.skills.${skill}`);

/** What a skill does, as a sentence. */
export const skillEffectText = (t: AnyT, skill: SkillName): string =>
  saying(t)(`codes:haiyuki.skillEffects.${skill}`);

export const characterText = (t: AnyT, character: Character): string => saying(t)(`characters:${character}`);
