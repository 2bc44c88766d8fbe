/** A name for somebody who has not said theirs, in the language of the page. */
import i18next from 'i18next';
import type { AnyT } from './say.ts';
import { sayingAny } from './say.ts';

/** `chance` is from 0 to below 1, for each of the two words. */
export const nameFrom = (t: AnyT, chance: readonly [how: number, who: number]): string => {
  const say = sayingAny(t);
  const one = (key: string, at: number): string => {
    const words = say(key).split(' ');
    return words[Math.floor(at * words.length)] ?? '';
  };
  return say('names:pattern', { how: one('names:hows', chance[0]), who: one('names:whos', chance[1]) });
};

const WHOLE = 2 ** 32;

export const newName = (): string => {
  const [how = 0, who = 0] = crypto.getRandomValues(new Uint32Array(2));
  return nameFrom(i18next.t, [how / WHOLE, who / WHOLE]);
};
