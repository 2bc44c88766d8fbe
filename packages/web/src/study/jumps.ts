/** Where in a film one can jump to. */

import type { Mark, MarkKind } from './marks.ts';
import type { FilmFacts } from './messages.ts';

/** The next or the previous mark of a kind; null where there is none. */
export const jumpTo = (
  marks: readonly Mark[],
  kind: MarkKind,
  { from, by }: { readonly from: number; readonly by: 1 | -1 },
): number | null => {
  const steps = marks.filter((mark) => mark.kind === kind).map(({ step }) => step);
  return (by === 1 ? steps.find((step) => step > from) : steps.findLast((step) => step < from)) ?? null;
};

export interface RoundSpan {
  readonly from: number;
  readonly to: number;
}

/** The steps of the round in which a step lies. */
export const roundAround = ({ marks, steps }: FilmFacts, step: number): RoundSpan => {
  const starts = marks.filter(({ kind }) => kind === 'round').map((mark) => mark.step);
  const from = starts.findLast((start) => start <= step) ?? 0;
  const next = starts.find((start) => start > step) ?? steps;
  return { from, to: next - 1 };
};
