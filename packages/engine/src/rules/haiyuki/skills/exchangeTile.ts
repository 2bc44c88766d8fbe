/** H-6.8: before the first draw, new tiles for old ones. */
import { setupSkill } from './setupSkill.ts';

export const EXCHANGE_TILE = setupSkill('EXCHANGE_TILE', 'smash', 6);
