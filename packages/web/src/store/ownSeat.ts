/** Where whoever reads this browser's games sat. */
import type { Seat } from '@paiju/engine';

/** Null in a record from elsewhere. */
export const ownSeatOf = (company: readonly unknown[] | null): Seat | null =>
  company?.includes(null) ? company.indexOf(null) : null;
