/** What the expert's estimates are made of, and what it says of a hand; whoever shows them has a word for each. */
import { BESIDES } from '../worth.ts';

export const WUHAN_TERMS = ['win', 'later-risk', 'ready-bonus', 'risk', 'shape', BESIDES] as const;
export type WuhanTerm = (typeof WUHAN_TERMS)[number];

export const WUHAN_FACTS = ['distance', 'useful', 'win-chance', 'win-value', 'deal-in'] as const;
