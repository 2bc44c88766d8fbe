/** Everything the page says, in Chinese. */
import { first } from './first.ts';
import { later } from './later.ts';

export const catalogue = { ...first, ...later };
