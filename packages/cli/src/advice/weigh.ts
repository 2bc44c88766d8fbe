/** What an adviser makes of a question. */
import type { AdviserLevel, Opinion } from '@paiju/bots';
import { createAdviser } from '@paiju/bots';
import type { AnyAction, AnyRuleset } from '@paiju/engine';
import { sameAction, seedOf } from '@paiju/engine';
import type { Question } from './questions.ts';

/** Always the same, so that the same question has the same answer, and nothing to do with any wall. */
export const ADVICE_SEED = seedOf('00'.repeat(32));

/** Every legal action, the best first. A new adviser each time: what it was asked before must not matter. */
export const opinionsOn = (
  rules: AnyRuleset,
  level: AdviserLevel,
  { state, seat }: Pick<Question, 'state' | 'seat'>,
): readonly Opinion[] =>
  createAdviser(level, { seed: ADVICE_SEED, seat, ruleset: rules.id }).weigh(
    rules.view(state, seat),
    rules.legal(state, seat),
  );

/** An adviser has an opinion on everything that is legal. */
export const opinionOn = (opinions: readonly Opinion[], action: AnyAction): Opinion => {
  const opinion = opinions.find((one) => sameAction(one.action, action));
  if (opinion === undefined) throw new RangeError(`no opinion on ${JSON.stringify(action)}`);
  return opinion;
};
