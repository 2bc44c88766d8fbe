/** Who sits where, as sentences need it. Sentences are in the past tense, so that `You` and a name take the same verb. */
import type { BySeat, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import { say, telling } from './catalogue.ts';

export const YOU = telling.you.who;
export const BOT_NAMES = ['Lin', 'Mei', 'Wen', 'Bao'] as const;

/** `You as Ataho`; `You` in a game without characters, `Ataho` where that is the name. */
export const asCharacter = (name: string, character: string | undefined): string =>
  character === undefined || character === name ? name : `${name} as ${character}`;

/** At the beginning of a sentence. */
export const nameOf = (names: BySeat<string>, seat: Seat): string => at(names, seat);

/** In the middle of one. */
export const inside = (names: BySeat<string>, seat: Seat): string => {
  const name = nameOf(names, seat);
  return name === YOU ? telling.you.whom : name;
};

/** `Lin’s`, `your` */
export const ownerOf = (names: BySeat<string>, seat: Seat): string => {
  const name = nameOf(names, seat);
  return name === YOU ? telling.you.whose : say(telling.name.whose, { name });
};
