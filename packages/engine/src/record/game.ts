/** A game as everything above the engine handles it: its rules, its scorer, and the terms of one match. */
import type { Seed } from '../core/seed.ts';
import type { AnyAction, AnyEvent, AnyRuleset, AnyWrittenRuleset } from '../play/ruleset.ts';
import type { Foreseen } from '../scoring/foreseen.ts';
import type { Transfer } from '../scoring/ledger.ts';
import type { AnyScorer } from '../scoring/scorer.ts';

export interface Game {
  readonly rules: AnyRuleset;
  readonly scorer: AnyScorer;
  /**
   * What a legal action that wins would move, told from the view of the seat that is asked: every way it may be settled,
   * the plainest first, and which way it is decided by what the seat cannot see. None for an action that does not win.
   * Method syntax on purpose: what a game knows of its own views is then assignable.
   */
  foresee(view: object, action: AnyAction): readonly Foreseen[];
}

/** A game whose positions can be read and written. */
export interface WrittenGame extends Game {
  readonly rules: AnyWrittenRuleset;
}

/** Where chance comes from: a seed, or deals written out, one a round. */
export type Chance = { readonly seed: Seed } | { readonly deals: readonly object[] };

export interface MatchTerms {
  readonly options: object;
  readonly chance: Chance;
  readonly players: readonly string[];
}

/** What one step brought: events in order, and what scoring made of them. */
export interface Moment {
  /** The number of its first event in the round: transfers name their cause by such a number. */
  readonly first: number;
  readonly events: readonly AnyEvent[];
  readonly transfers: readonly Transfer[];
}
