/** What wins are worth, and who pays, in Korean: nobody needs it before somebody has won. */
import type { wins as english } from '../en/wins.ts';
import type { Texts } from '../texts.ts';
import { settlement } from './settlement.ts';
import { yakuNeeds } from './yakuNeeds.ts';

export const wins: Texts<typeof english> = { settlement, yakuNeeds };
