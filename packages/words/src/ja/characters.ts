/** The names of the characters of Haiyuki, in Japanese: home says them too. */
import type { characters as english } from '../en/characters.ts';
import type { Texts } from '../texts.ts';

export const characters: Texts<typeof english> = {
  ataho: 'アタホー',
  rinxiang: 'リンシャン',
  fari: 'ファーリー',
  smash: 'スマッシュ',
  petum: 'ペトム',
  yuri: '百合若丸',
  mayu: '眉犬',
};
