/** Who meets whom last. */
import type { Character } from '@paiju/engine/haiyuki';
import { CHARACTERS } from '@paiju/engine/haiyuki';

export const RIVALS: Readonly<Record<Character, Character>> = {
  ataho: 'rinxiang',
  rinxiang: 'ataho',
  fari: 'petum',
  petum: 'fari',
  smash: 'yuri',
  yuri: 'smash',
  mayu: 'yuri',
};

/** The one who only comes when nobody has lost. */
export const BOSS: Character = 'mayu';

export const REGULARS: readonly Character[] = CHARACTERS.filter((character) => character !== BOSS);

/** A number from 0 up to, not including, `below`. */
export type Draw = (below: number) => number;

/** The others in any order, the rival last. */
export const opponentsFor = (character: Character, draw: Draw): readonly Character[] => {
  const rival = RIVALS[character];
  const left = REGULARS.filter((other) => other !== character && other !== rival);
  const order: Character[] = [];
  while (left.length > 0) order.push(...left.splice(draw(left.length), 1));
  return [...order, rival];
};
