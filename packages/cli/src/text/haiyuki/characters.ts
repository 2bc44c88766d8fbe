/** The characters and their skills in words. */
import type { Character, SkillName } from '@paiju/engine';
import { SKILLS } from '@paiju/engine';

export const CHARACTER_NAMES = {
  ataho: 'Ataho',
  rinxiang: 'Rinxiang',
  fari: 'Fari',
  smash: 'Smash',
  petum: 'Petum',
  yuri: 'Yuriwakamaru',
  mayu: 'Mayu',
} satisfies Record<Character, string>;

const KOREAN = {
  ataho: '아타호',
  rinxiang: '린샹',
  fari: '화린',
  smash: '스마슈',
  petum: '페톰',
  yuri: '유리와카마루',
  mayu: '눈썹개',
} satisfies Record<Character, string>;

/** `Ataho 아타호` */
export const characterText = (character: Character): string =>
  `${CHARACTER_NAMES[character]} ${KOREAN[character]}`;

export const SKILL_NAMES = {
  TIGER_STRIKE: 'Tiger Strike 맹호일발권',
  HELL_PILE: 'Hell Pile 지옥쌓기',
  WATER_MIRROR: 'Water Mirror 수경',
  DORA_BOMB: 'Dora Bomb 도라폭진',
  RECOVERY: 'Recovery 회복',
  DISCARD_GUARD: 'Discard Guard 버린 패 방어',
  EXCHANGE_TILE: 'Exchange Tile 패 교환',
  EXCHANGE_RON: 'Exchange Ron 론 패 교환',
  CRITICAL: 'Critical 크리티컬',
  LAST_CHANCE: 'Last Chance 라스트 찬스',
  SUPER_IAI: 'Super Iai 초 거합베기',
  SPIRIT_RIICHI: 'Spirit Riichi 기합 리치',
  PAINT_TILE: 'Paint Tile 패 덧칠',
} satisfies Record<SkillName, string>;

/** What a skill does, in the middle of a sentence. */
export const SKILL_EFFECTS = {
  TIGER_STRIKE: 'the next draw completes a ready hand',
  HELL_PILE: 'three turns of bad draws for the other seat',
  WATER_MIRROR: 'the damage of the other seat’s win counts 3/4',
  DORA_BOMB: 'the ura-dora becomes the kind of which the hand holds most',
  RECOVERY: 'up to 3000 HP come back',
  DISCARD_GUARD: 'five own discards can be neither won nor claimed',
  EXCHANGE_TILE: 'tiles of the dealt hand are exchanged',
  EXCHANGE_RON: 'the ron is void, and another tile is discarded instead',
  CRITICAL: 'the damage of the own win counts 5/4',
  LAST_CHANCE: 'one tile of the wall is turned for a ready hand',
  SUPER_IAI: 'the ron is void, and the tile is cut to pieces',
  SPIRIT_RIICHI: 'riichi, and the draw five turns later completes the hand',
  PAINT_TILE: 'tiles of the dealt hand are painted over',
} satisfies Record<SkillName, string>;

/** `18 MP`, `6 MP a tile` */
export const costText = (skill: SkillName): string => {
  const { cost, kind } = SKILLS[skill];
  return `${cost} MP${kind === 'setup' ? ' a tile' : ''}`;
};
