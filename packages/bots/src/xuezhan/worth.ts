/** Written by `npm run calibrate -- xuezhan --fit`: how much of what the expert states comes true at each preset. */
import type { Worths } from '../worth.ts';

export const XUEZHAN_WORTH: Worths = {};
