/** Everything the page says, in Chinese. */
import { first } from './first.ts';
import { later } from './later.ts';
import { online } from './online.ts';

export const catalogue = { ...first, ...later, online };
