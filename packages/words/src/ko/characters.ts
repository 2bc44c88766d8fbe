/** The names of the characters of Haiyuki, in Korean: home says them too. */
import type { characters as english } from '../en/characters.ts';
import type { Texts } from '../texts.ts';

export const characters: Texts<typeof english> = {
  ataho: '아타호',
  rinxiang: '린샹',
  fari: '화린',
  smash: '스마슈',
  petum: '페톰',
  yuri: '유리와카마루',
  mayu: '눈썹개',
};
