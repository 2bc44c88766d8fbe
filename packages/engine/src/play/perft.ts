/**
 * Perft: how many action sequences of a given length there are. With a fixed deal the tree is fixed, so the counts are a
 * fingerprint of all rules at once. Where several seats owe an action only the first of them moves: the order does not matter.
 */
import type { AnyRuleset } from './ruleset.ts';

export const perft = (rules: AnyRuleset, state: object, depth: number): number => {
  const [seat] = rules.toAct(state);
  if (seat === undefined || depth === 0) return depth === 0 ? 1 : 0;
  const legal = rules.legal(state, seat);
  if (depth === 1) return legal.length;
  let sequences = 0;
  for (const action of legal) {
    const step = rules.apply(state, seat, action);
    if (!step.ok) throw new Error(`a legal action was refused: ${step.error.code}`);
    sequences += perft(rules, step.value.state, depth - 1);
  }
  return sequences;
};
