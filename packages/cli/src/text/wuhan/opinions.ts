/** Words for the reasons that advisers give in Wuhan. */
import type { WuhanFact, WuhanPart } from '@paiju/bots';
import type { FactWords, OpinionWords, PartWords } from '../../desk.ts';
import { SHARED_FACTS, SHARED_PARTS } from '../opinions.ts';

const PARTS = {
  ...SHARED_PARTS,
  shape: { name: 'shape', compared: 'for the shape that is left' },
} satisfies Record<WuhanPart, PartWords>;

const FACTS = SHARED_FACTS satisfies Record<WuhanFact, FactWords>;

export const OPINIONS: OpinionWords = { parts: PARTS, facts: FACTS };
