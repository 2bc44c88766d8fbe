/** Everything the page says, in Korean. */
import { first } from './first.ts';
import { later } from './later.ts';

export const catalogue = { ...first, ...later };
