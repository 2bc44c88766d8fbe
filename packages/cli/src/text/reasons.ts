/** Why an adviser thinks what it thinks, in words. */
import type { Fact, Opinion, Term } from '@paiju/bots';
import { amountText, signedText } from './numbers.ts';
import { briefText, factDifference, factText, partDifference, partName } from './opinions.ts';

/** So many parts and so many facts are enough to tell two actions apart. */
const MOST = 2;

const isTold = ({ points }: Term): boolean => amountText(points) !== '0';

/** `win +5.1 (38 % for 13), risk −1.9; 2 away from ready, useful tiles left: 23` */
export const reasonsText = ({ parts, facts }: Opinion): string => {
  const told = parts.filter(isTold);
  const explains = ({ code: part }: Term, { code, value }: Fact): boolean =>
    briefText(code, value, part) !== null;
  const rest = facts.filter((fact) => !told.some((part) => explains(part, fact)));
  return joined(
    [
      joined(told.map((part) => partText(part, facts))),
      joined(rest.map(({ code, value }) => factText(code, value))),
    ],
    '; ',
  );
};

const joined = (texts: readonly string[], by = ', '): string => texts.filter((text) => text !== '').join(by);

const partText = ({ code: part, points }: Term, facts: readonly Fact[]): string => {
  const why = facts.flatMap(({ code, value }) => briefText(code, value, part) ?? []).join(' ');
  return `${partName(part)} ${signedText(points)}${why === '' ? '' : ` (${why})`}`;
};

/** What the first has that the second has not: `keeps 6 useful tiles fewer, risks 0.4 more now`. */
export const differenceText = (opinion: Opinion, other: Opinion): string =>
  joined([...factDifferences(opinion, other), ...partDifferences(opinion, other)]);

/** Only what both were asked about can be compared. */
const factDifferences = (opinion: Opinion, other: Opinion): string[] =>
  opinion.facts
    .flatMap(({ code, value }) => {
      const against = other.facts.find((fact) => fact.code === code);
      return against === undefined ? [] : [factDifference(code, value - against.value)];
    })
    .filter((text) => text !== '')
    .slice(0, MOST);

const partDifferences = (opinion: Opinion, other: Opinion): string[] => {
  const codes = new Set([...opinion.parts, ...other.parts].map(({ code }) => code));
  return [...codes]
    .map((code) => ({ code, points: pointsOf(opinion, code) - pointsOf(other, code) }))
    .filter(isTold)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
    .map(({ code, points }) => partDifference(code, points));
};

/** A part that is not there is worth nothing. */
const pointsOf = ({ parts }: Opinion, code: string): number =>
  parts.reduce((sum, part) => (part.code === code ? sum + part.points : sum), 0);
