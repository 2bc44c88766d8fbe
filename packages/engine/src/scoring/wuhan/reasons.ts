/** Why points move in Wuhan. */
import type { ContractReason } from './contractor.ts';

export type WuhanReason = 'small-win' | 'big-win' | 'flow-draw' | `contract-${ContractReason}`;
