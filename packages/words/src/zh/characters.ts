/** The names of the characters of Haiyuki, in Chinese: home says them too. */
import type { characters as english } from '../en/characters.ts';
import type { Texts } from '../texts.ts';

export const characters: Texts<typeof english> = {
  ataho: '阿塔霍',
  rinxiang: '琳香',
  fari: '法莉',
  smash: '斯马修',
  petum: '佩托姆',
  yuri: '百合若丸',
  mayu: '眉犬',
};
