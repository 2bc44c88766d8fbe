/** A place in a match, in a word. */
import type { AnyT } from '../../words/say.ts';
import { sayingAny } from '../../words/say.ts';

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

export const placeName = (t: AnyT, place: number): string =>
  sayingAny(t)(`home:place.${PLACES[place - 1] ?? 'fourth'}`);
