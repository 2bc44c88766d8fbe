/** Rulesets that tell too much, for tests of the leak gate. */
import type { AnyEvent, AnyRuleset } from '../play/ruleset.ts';
import type { Game } from '../record/game.ts';

/** What is planted in a ruleset. */
export type Wrap = (rules: AnyRuleset) => Partial<AnyRuleset>;

export const planted = (game: Game, wrap: Wrap): Game => ({
  ...game,
  rules: { ...game.rules, ...wrap(game.rules) },
});

/** A view with something in it that should not be there. */
export const viewWith =
  <S>(secret: (state: S) => unknown): Wrap =>
  (rules) => ({ view: (state, seat) => ({ ...rules.view(state, seat), leak: secret(state as S) }) });

/** Events of some kind with fields that should not be there; by default with all they have. */
export const showing =
  <E extends AnyEvent>(type: E['type'], shown: (event: E) => object = (event) => event): Wrap =>
  (rules) => ({
    seenBy: (options, event, seat) => {
      const seen = rules.seenBy(options, event, seat);
      return event.type === type ? { ...seen, ...shown(event as E) } : seen;
    },
  });

/** Refusals that say more than they should. */
export const refusing =
  <S>(secret: (state: S) => unknown): Wrap =>
  (rules) => ({
    apply: (state, seat, action) => {
      const done = rules.apply(state, seat, action);
      return done.ok
        ? done
        : { ok: false, error: { ...done.error, code: `${done.error.code}-${secret(state as S)}` } };
    },
  });
