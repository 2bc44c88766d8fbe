/** Positions somewhere in a round, for tests that need any: first-legal play from a seed. */
import type { Ruleset } from '../play/ruleset.ts';
import { seedNo } from './contractGame.ts';

/** The round of a seed after `skip` plies: the first seat that owes an action always makes its first legal one. */
export const afterPlies = <S, A, E, V, O, D>(
  rules: Ruleset<S, A, E, V, O, D, object>,
  options: O,
  seed: number,
  skip: number,
): S => {
  const deal = rules.deal(options, seedNo(seed), 0);
  let { state } = rules.start(options, rules.firstSetup(options, seedNo(seed)), deal);
  for (let ply = 0; ply < skip; ply++) {
    const [seat = 0] = rules.toAct(state);
    const [first] = rules.legal(state, seat);
    const done = first === undefined ? null : rules.apply(state, seat, first);
    if (!done?.ok) throw new Error(`no ply ${ply}`);
    state = done.value.state;
  }
  return state;
};
