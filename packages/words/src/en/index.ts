/** Everything the page says, in English: the measure of all other catalogues. */
import { first } from './first.ts';
import { later } from './later.ts';
import { online } from './online.ts';

export const catalogue = { ...first, ...later, online } as const;
