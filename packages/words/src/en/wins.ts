/** What wins are worth, and who pays, in English: nobody needs it before somebody has won. */
import { settlement } from './settlement.ts';
import { yakuNeeds } from './yakuNeeds.ts';

export const wins = { settlement, yakuNeeds } as const;
