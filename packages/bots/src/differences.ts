/** In what two opinions differ. */
import type { Fact, Opinion, Term } from './advice.ts';
import { BESIDES } from './worth.ts';

/** What the first expects more of than the second, or less, the largest difference first. That less comes true is no reason. */
export const termDifferences = (opinion: Opinion, other: Opinion): readonly Term[] => {
  const codes = new Set([...opinion.terms, ...other.terms].map(({ code }) => code));
  codes.delete(BESIDES);
  return [...codes]
    .map((code) => ({ code, points: pointsOf(opinion, code) - pointsOf(other, code) }))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
};

/** A term that is not there is worth nothing. */
const pointsOf = ({ terms }: Opinion, code: string): number =>
  terms.reduce((sum, term) => (term.code === code ? sum + term.points : sum), 0);

/** Only what both were asked about can be compared. */
export const factDifferences = (opinion: Opinion, other: Opinion): readonly Fact[] =>
  opinion.facts.flatMap(({ code, value }) => {
    const against = other.facts.find((fact) => fact.code === code);
    return against === undefined ? [] : [{ code, value: value - against.value }];
  });
