/** H-6.9: the same as EXCHANGE_TILE, cheaper. */
import { setupSkill } from './setupSkill.ts';

export const PAINT_TILE = setupSkill('PAINT_TILE', 'mayu', 4);
