/** The observer of a round: it is given events and answers transfers. It cannot reach the game. */
import type { AnyEvent } from '../play/ruleset.ts';
import type { Transfer } from './ledger.ts';

export interface Observer<E> {
  /** Told of every event of one round in order, with its number; answers what it makes the seats pay. */
  see(event: E, cause: number): readonly Transfer[];
}

export interface Scorer<E, O> {
  readonly rulesetId: string;
  /** What each seat has when the match begins. */
  startPoints(options: O): number;
  /** An observer for one round, with a memory of its own. */
  observe(options: O): Observer<E>;
}

export type AnyScorer = Scorer<AnyEvent, object>;

/** The whole of a round at once. */
export const settle = <E, O>(scorer: Scorer<E, O>, options: O, events: readonly E[]): Transfer[] => {
  const observer = scorer.observe(options);
  return events.flatMap((event, cause) => observer.see(event, cause));
};
