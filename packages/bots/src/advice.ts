/** What a bot thinks of its legal actions, as codes and numbers. Finding words for them is the business of whoever shows them. */
import type { AnyAction } from '@paiju/engine';
import type { Bot } from './bot.ts';

/** One term of the sum that an estimate is, in points: what a win would bring, what a discard risks. */
export interface Term {
  readonly code: string;
  readonly points: number;
}

/** Something counted that explains the terms: tiles away from ready, useful tiles left. */
export interface Fact {
  readonly code: string;
  readonly value: number;
}

export interface Opinion {
  readonly action: AnyAction;
  /** Points expected from here to the end of the round: the sum of the terms. */
  readonly estimate: number;
  readonly terms: readonly Term[];
  readonly facts: readonly Fact[];
}

/** A bot that says why. */
export interface Adviser extends Bot {
  /** Every legal action once, the one it would choose first. */
  weigh(view: object, legal: readonly AnyAction[]): readonly Opinion[];
}

export const opinionOf = (action: AnyAction, terms: readonly Term[], facts: readonly Fact[]): Opinion => ({
  action,
  estimate: terms.reduce((sum, { points }) => sum + points, 0),
  terms,
  facts,
});

/** The bot that does what it thinks best; the first of equals, so that the same question has the same answer. */
export const adviserOf = (
  weigh: (view: object, legal: readonly AnyAction[]) => readonly Opinion[],
): Adviser => {
  const ranked = (view: object, legal: readonly AnyAction[]): readonly Opinion[] => {
    const opinions = weigh(view, legal);
    if (opinions.length === 0) throw new RangeError('a bot was asked without a legal action');
    return opinions.toSorted((a, b) => b.estimate - a.estimate);
  };
  return {
    weigh: ranked,
    choose: (view, legal) => (ranked(view, legal)[0] as Opinion).action,
  };
};
