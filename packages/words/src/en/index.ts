/** Everything the page says, in English: the measure of all other catalogues. */
import { first } from './first.ts';
import { later } from './later.ts';

export const catalogue = { ...first, ...later } as const;
