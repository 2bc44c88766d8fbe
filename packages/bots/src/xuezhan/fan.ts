/** What a finished hand is worth in fan, without what the situation and a self-drawn tile add. */
import type { Counts } from '@paiju/engine';
import type { XuezhanOptions } from '@paiju/engine/xuezhan';
import { worthOf } from '@paiju/engine/xuezhan';
import type { Laid } from './holding.ts';

export const fanOf = (options: XuezhanOptions, concealed: Counts, { melds }: Laid): number =>
  worthOf(options, { concealed, melds, selfDrawn: false, situations: NONE }).fan;

const NONE: readonly never[] = [];
