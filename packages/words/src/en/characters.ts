/** The names of the characters of Haiyuki, in English: home says them too. */
import type { Character } from '@paiju/engine/haiyuki';

export const characters = {
  ataho: 'Ataho',
  rinxiang: 'Rinxiang',
  fari: 'Fari',
  smash: 'Smash',
  petum: 'Petum',
  yuri: 'Yuriwakamaru',
  mayu: 'Mayu',
} satisfies Record<Character, string>;
