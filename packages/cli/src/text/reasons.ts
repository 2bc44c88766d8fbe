/** Why an adviser thinks what it thinks, in words. */
import type { Fact, Opinion, Part } from '@paiju/bots';
import type { OpinionWords } from '../desk.ts';
import { amountText, signedText } from './numbers.ts';

/** So many parts and so many facts are enough to tell two actions apart. */
const MOST = 2;

const isTold = ({ points }: Part): boolean => amountText(points) !== '0';

/** `win +5.1 (38 % for 13), risk −1.9; 2 away from ready, 23 useful tiles` */
export const reasonsText = ({ parts, facts }: Opinion, words: OpinionWords): string => {
  const told = parts.filter(isTold);
  const briefs = (code: string): Fact[] =>
    facts.filter((fact) => words.facts[fact.code]?.brief?.part === code);
  const spoken = new Set(told.flatMap(({ code }) => briefs(code)));
  const rest = facts.filter((fact) => !spoken.has(fact));
  return joined(
    [
      joined(told.map((part) => partText(part, briefs(part.code), words))),
      joined(rest.map((fact) => factText(fact, words))),
    ],
    '; ',
  );
};

const joined = (texts: readonly string[], by = ', '): string => texts.filter((text) => text !== '').join(by);

const partText = ({ code, points }: Part, facts: readonly Fact[], words: OpinionWords): string => {
  const why = facts.map((fact) => words.facts[fact.code]?.brief?.is(fact.value) ?? '').join(' ');
  return `${words.parts[code]?.name ?? code} ${signedText(points)}${why === '' ? '' : ` (${why})`}`;
};

const factText = ({ code, value }: Fact, words: OpinionWords): string =>
  words.facts[code]?.is(value) ?? `${code} ${amountText(value)}`;

/** What the first has that the second has not: `6 useful tiles fewer, 0.4 more at risk now`. */
export const differenceText = (opinion: Opinion, other: Opinion, words: OpinionWords): string =>
  joined([...factDifferences(opinion, other, words), ...partDifferences(opinion, other, words)]);

/** Only what both were asked about can be compared. */
const factDifferences = (opinion: Opinion, other: Opinion, words: OpinionWords): string[] =>
  opinion.facts
    .flatMap(({ code, value }) => {
      const against = other.facts.find((fact) => fact.code === code);
      if (against === undefined || against.value === value) return [];
      return words.facts[code]?.differs(value - against.value) ?? [];
    })
    .slice(0, MOST);

const partDifferences = (opinion: Opinion, other: Opinion, words: OpinionWords): string[] => {
  const codes = new Set([...opinion.parts, ...other.parts].map(({ code }) => code));
  return [...codes]
    .map((code) => ({ code, points: pointsOf(opinion, code) - pointsOf(other, code) }))
    .filter(isTold)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
    .map(({ code, points }) => {
      const { compared, isCost } = words.parts[code] ?? { compared: code };
      const isMore = isCost ? points < 0 : points > 0;
      return `${amountText(points)} ${isMore ? 'more' : 'less'} ${compared}`;
    });
};

/** A part that is not there is worth nothing. */
const pointsOf = ({ parts }: Opinion, code: string): number =>
  parts.reduce((sum, part) => (part.code === code ? sum + part.points : sum), 0);
