/** States of random rounds, for tests that want to see many of them. */
import type { Seat } from '../core/seat.ts';
import { Stream } from '../core/stream.ts';
import type { Ruleset, Setup } from '../play/ruleset.ts';
import { seedNo } from './contractGame.ts';

/** Plays rounds by legal actions of chance, and shows every state in which somebody is to act, each seat's sight of it in turn. */
export const inRandomRounds = <S, A, E, V, O, D, W>(
  rules: Ruleset<S, A, E, V, O, D, W>,
  options: O,
  rounds: number,
  look: (state: S, seat: Seat) => void,
): void =>
  everyState(rules, options, rounds, (state) => {
    if (rules.result(state) !== null) return;
    for (let viewer = 0; viewer < rules.seats; viewer++) look(state, viewer);
  });

/** Every state of such rounds, the last one too. */
const everyState = <S, A, E, V, O, D, W>(
  rules: Ruleset<S, A, E, V, O, D, W>,
  options: O,
  rounds: number,
  look: (state: S) => void,
): void => {
  for (let n = 0; n < rounds; n++) playOut(rules, options, rules.firstSetup(options, seedNo(n)), { n, look });
};

/** Every state of matches of so many rounds: later ones begin with what the first have left. */
export const inRandomMatches = <S, A, E, V, O, D, W>(
  rules: Ruleset<S, A, E, V, O, D, W>,
  options: O,
  { matches, rounds }: { readonly matches: number; readonly rounds: number },
  look: (state: S) => void,
): void => {
  for (let n = 0; n < matches; n++) {
    let setup: Setup | null = rules.firstSetup(options, seedNo(n));
    for (let round = 0; round < rounds && setup !== null; round++)
      setup = playOut(rules, options, setup, { n, look });
  }
};

const playOut = <S, A, E, V, O, D, W>(
  rules: Ruleset<S, A, E, V, O, D, W>,
  options: O,
  setup: Setup,
  { n, look }: { readonly n: number; look(state: S): void },
): Setup | null => {
  const chance = new Stream({ seed: seedNo(n), round: setup.round, name: 'bot' });
  let { state } = rules.start(options, setup, rules.deal(options, seedNo(n), setup.round));
  for (let asked = rules.toAct(state); asked.length > 0; asked = rules.toAct(state)) {
    look(state);
    const seat = asked[asked.length === 1 ? 0 : chance.below(asked.length)] ?? 0;
    const legal = rules.legal(state, seat);
    // Wins and claims come first in every list; most rounds should see some.
    const place = chance.below(2) === 0 ? 0 : chance.below(legal.length);
    const done = rules.apply(state, seat, legal[place] as A);
    if (!done.ok) throw new Error(done.error.code);
    state = done.value.state;
  }
  look(state);
  return rules.result(state)?.next ?? null;
};
