/** Which matches are looked at, as a part of the address: whoever goes back finds the same ones. */
import { isGameId } from '@paiju/engine';
import type { MatchFilter } from '@paiju/protocol';

export const ANY_MATCH: MatchFilter = { game: null, preset: null, with: null, result: null, rated: null };

const PERSON = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Words of the address that mean something whatever stands before them. */
const MEANINGS: Readonly<Record<string, Partial<MatchFilter>>> = {
  first: { result: 'first' },
  last: { result: 'last' },
  rated: { rated: true },
  unrated: { rated: false },
};

const meaningOf = (part: string): Partial<MatchFilter> => {
  if (isGameId(part)) return { game: part };
  if (PERSON.test(part)) return { with: part };
  return (Object.hasOwn(MEANINGS, part) ? MEANINGS[part] : undefined) ?? {};
};

/** An address is typed by people too: what means nothing is passed over. */
export const wishIn = (parts: readonly string[]): MatchFilter =>
  Object.assign({}, ANY_MATCH, ...parts.map(meaningOf)) as MatchFilter;

export const partsOf = ({ game, result, rated, with: who }: MatchFilter): readonly string[] =>
  [game, result, rated === null ? null : rated ? 'rated' : 'unrated', who].flatMap((part) => part ?? []);
