/** Words for the reasons that advisers give in Xuezhan. */
import type { XuezhanFact, XuezhanPart } from '@paiju/bots';
import type { FactWords, OpinionWords, PartWords } from '../../desk.ts';
import { counted } from '../listing.ts';
import { SHARED_FACTS, SHARED_PARTS, towards } from '../opinions.ts';
import { PATTERNS } from './patterns.ts';

const PARTS = {
  ...SHARED_PARTS,
  'more-wins': { name: 'further wins', compared: 'from further wins' },
  kong: { name: 'kong', compared: 'for the kong' },
  'later-kong': { name: 'later kongs', compared: 'from later kongs' },
} satisfies Record<XuezhanPart, PartWords>;

const FACTS = {
  ...SHARED_FACTS,
  draws: { is: (draws) => `${counted(Math.round(draws), 'draw')} left`, differs: () => null },
  'pure-suit': towards(PATTERNS['pure-suit']),
  'all-triplets': towards(PATTERNS['all-triplets']),
  'seven-pairs': towards(PATTERNS['seven-pairs']),
} satisfies Record<XuezhanFact, FactWords>;

export const OPINIONS: OpinionWords = { parts: PARTS, facts: FACTS };
