/** What an adviser makes of a question. */
import type { AnyRuleset } from '@paiju/engine';
import { seedOf } from '@paiju/engine';
import type { Opinion } from '../advice.ts';
import type { AdviserLevel } from '../gameBots.ts';
import { createAdviser } from '../levels.ts';
import type { Question } from './decisions.ts';

/** Always the same, so that the same question has the same answer, and nothing to do with any wall. */
export const ADVICE_SEED = seedOf('0'.repeat(64));

/** Every legal action, the best first. A new adviser each time: what it was asked before must not matter. */
export const opinionsOn = (
  rules: AnyRuleset,
  level: AdviserLevel,
  { state, seat }: Question,
): readonly Opinion[] =>
  createAdviser(level, { seed: ADVICE_SEED, seat, ruleset: rules.id }).weigh(
    rules.view(state, seat),
    rules.legal(state, seat),
  );
