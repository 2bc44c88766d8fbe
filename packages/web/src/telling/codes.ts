/** Words for the codes of the engine. A code that came from elsewhere and has none is said as it is. */
import type {
  BigType,
  BonusCode,
  Character,
  PatternCode,
  SkillName,
  SpecialKind,
  Suit,
  WinWay,
  YakuKey,
} from '@paiju/engine';
import { HAIYUKI_TILES, tileOf } from '@paiju/engine';
import type { AnyT } from '../tiles/names.ts';
import { tileName } from '../tiles/names.ts';
import { saying } from './say.ts';

/** Why an action is not allowed. */
export const refusalText = (t: AnyT, ruleset: string, code: string): string =>
  codeText(t, `${ruleset}.refusals`, code);

/** Why points moved. */
export const reasonText = (t: AnyT, ruleset: string, code: string): string =>
  codeText(t, `${ruleset}.reasons`, code);

/** How a round ended. */
export const endingText = (t: AnyT, ruleset: string, code: string): string =>
  codeText(t, `${ruleset}.endings`, code);

/** Why options do not go together. */
export const conflictText = (t: AnyT, ruleset: string, code: string): string =>
  codeText(t, `${ruleset}.conflicts`, code);

/** Codes of these kinds are plain strings outside the engine; the catalogue's type holds that none is missing. */
const codeText = (t: AnyT, kind: string, code: string): string => {
  const say = t as unknown as (key: string, options: { readonly defaultValue: string }) => string;
  return say(`codes:${kind}.${code}`, { defaultValue: code });
};

export const patternText = (t: AnyT, code: PatternCode): string =>
  saying(t)(`codes:xuezhan.patterns.${code}`);

export const bigTypeText = (t: AnyT, code: BigType): string => saying(t)(`codes:wuhan.types.${code}`);

export const wayText = (t: AnyT, way: WinWay): string => saying(t)(`codes:wuhan.ways.${way}`);

export const specialText = (t: AnyT, kind: SpecialKind): string => saying(t)(`codes:wuhan.specials.${kind}`);

export const suitText = (t: AnyT, suit: Suit): string => saying(t)(`tiles:suit.${suit}`);

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
export const yakuNeedsText = (t: AnyT, key: YakuKey): string => saying(t)(`codes:haiyuki.yakuNeeds.${key}`);

export const bonusText = (t: AnyT, code: BonusCode): string => saying(t)(`codes:haiyuki.bonuses.${code}`);

export const skillText = (t: AnyT, skill: SkillName): string => saying(t)(`codes:haiyuki.skills.${skill}`);

/** What a skill does, as a sentence. */
export const skillEffectText = (t: AnyT, skill: SkillName): string =>
  saying(t)(`codes:haiyuki.skillEffects.${skill}`);

export const characterText = (t: AnyT, character: Character): string =>
  saying(t)(`codes:haiyuki.characters.${character}`);
