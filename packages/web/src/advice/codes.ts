/** The codes that advice has words for. */
import type { English } from '@paiju/words';

export type TermCode = keyof English['advice']['terms'];
export type FactCode = keyof English['advice']['facts'];
