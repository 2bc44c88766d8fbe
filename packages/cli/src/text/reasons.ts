/** Why an adviser thinks what it thinks, in words. */
import type { Fact, Opinion, Term } from '@paiju/bots';
import { factDifferences, termDifferences } from '@paiju/bots';
import { amountText, signedText } from './numbers.ts';
import { briefText, factDifference, factText, termDifference, termName } from './opinions.ts';

/** So many terms and so many facts are enough to tell two actions apart. */
const MOST = 2;

const isTold = ({ points }: Term): boolean => amountText(points) !== '0';

/** `win +5.1 (38% for 13), risk −1.9; 2 away from ready, useful tiles left: 23` */
export const reasonsText = ({ terms, facts }: Opinion): string => {
  const told = terms.filter(isTold);
  const explains = ({ code: term }: Term, { code, value }: Fact): boolean =>
    briefText(code, value, term) !== null;
  const rest = facts.filter((fact) => !told.some((term) => explains(term, fact)));
  return joined(
    [
      joined(told.map((term) => termText(term, facts))),
      joined(rest.map(({ code, value }) => factText(code, value))),
    ],
    '; ',
  );
};

const joined = (texts: readonly string[], by = ', '): string => texts.filter((text) => text !== '').join(by);

const termText = ({ code: term, points }: Term, facts: readonly Fact[]): string => {
  const why = facts.flatMap(({ code, value }) => briefText(code, value, term) ?? []).join(' ');
  return `${termName(term)} ${signedText(points)}${why === '' ? '' : ` (${why})`}`;
};

/** What the first has that the second has not: `useful tiles: 6 fewer, risks 0.4 more now`. */
export const differenceText = (opinion: Opinion, other: Opinion): string =>
  joined([
    ...factDifferences(opinion, other)
      .map(({ code, value }) => factDifference(code, value))
      .filter((text) => text !== '')
      .slice(0, MOST),
    ...termDifferences(opinion, other)
      .filter(isTold)
      .slice(0, MOST)
      .map(({ code, points }) => termDifference(code, points)),
  ]);
