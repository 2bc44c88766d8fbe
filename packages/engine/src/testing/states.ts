/** States of random rounds, for tests that want to see many of them. */
import type { Seat } from '../core/seat.ts';
import { Stream } from '../core/stream.ts';
import type { Ruleset } from '../play/ruleset.ts';
import { seedNo } from './contractGame.ts';

/** Plays rounds by legal actions of chance, and shows every state on the way, each seat's sight of it in turn. */
export const inRandomRounds = <S, A, E, V, O, D>(
  rules: Ruleset<S, A, E, V, O, D, object>,
  options: O,
  rounds: number,
  look: (state: S, seat: Seat) => void,
): void => {
  for (let n = 0; n < rounds; n++) {
    const chance = new Stream({ seed: seedNo(n), round: 0, name: 'bot' });
    let { state } = rules.start(
      options,
      rules.firstSetup(options, seedNo(n)),
      rules.deal(options, seedNo(n), 0),
    );
    for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
      for (let viewer = 0; viewer < rules.seats; viewer++) look(state, viewer);
      const legal = rules.legal(state, seat);
      // Wins and claims come first in every list; most rounds should see some.
      const place = chance.below(2) === 0 ? 0 : chance.below(legal.length);
      const done = rules.apply(state, seat, legal[place] as A);
      if (!done.ok) throw new Error(done.error.code);
      state = done.value.state;
    }
  }
};
