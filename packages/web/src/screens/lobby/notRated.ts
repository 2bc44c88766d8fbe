/** Why a match as it is set up here could not count; null where it can. */
import type { TableTerms } from '@paiju/protocol';
import { RATED_LEVELS, whyNotRated } from '@paiju/protocol';

export type WhyNotRated = NonNullable<ReturnType<typeof whyNotRated>> | 'bots';

export const whyNotRatedHere = (
  terms: Parameters<typeof whyNotRated>[0],
  lineup: readonly (string | null)[],
): WhyNotRated | null =>
  whyNotRated(terms) ??
  (lineup.some((level) => level !== null && !RATED_LEVELS.some((each) => each === level)) ? 'bots' : null);

/** The changes of options with which it can count: those that are of a person stay. */
export const ratedOptions = (
  changes: TableTerms['changes'],
  personal: ReadonlySet<string>,
  needed: TableTerms['changes'],
): TableTerms['changes'] => ({
  ...Object.fromEntries(Object.entries(changes).filter(([name]) => personal.has(name))),
  ...needed,
});
