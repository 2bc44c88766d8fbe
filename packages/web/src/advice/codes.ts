/** The codes that advice has words for. */
import type { English } from '@paiju/words';

export type PartCode = keyof English['advice']['parts'];
export type FactCode = keyof English['advice']['facts'];
