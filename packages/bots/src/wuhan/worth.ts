/** Written by `npm run calibrate -- wuhan --fit`: how much of what the expert states comes true at each preset. */
import type { Worths } from '../worth.ts';

export const WUHAN_WORTH: Worths = {};
