/** A step under way: events are emitted one by one, and each changes the draft as it is emitted. */

import type { Chosen, Dealt, RoundEvent, TableEvent } from './events.ts';
import {
  evolveAnswered,
  evolveChosen,
  evolveClaimsOpened,
  evolveDealt,
  evolveDiscarded,
  evolveDrew,
  evolveKongDeclared,
  evolveMelded,
  evolveWon,
} from './evolve.ts';
import type { EndedBase, Kit, WonBase } from './kit.ts';
import type { RoundRules } from './roundRules.ts';
import type { Step } from './ruleset.ts';
import type { Draft, RoundState } from './state.ts';

export class Run<K extends Kit> {
  readonly rules: RoundRules<K>;
  readonly #draft: Draft<K>;
  readonly #events: RoundEvent<K>[] | null;

  /** Without a list, events change the draft and are forgotten. */
  constructor(rules: RoundRules<K>, draft: Draft<K>, events: RoundEvent<K>[] | null = []) {
    this.rules = rules;
    this.#draft = draft;
    this.#events = events;
  }

  get state(): RoundState<K> {
    return this.#draft;
  }

  emit(event: RoundEvent<K>): void {
    this.#events?.push(event);
    evolveInto(this.rules, this.#draft, event);
  }

  step(): Step<RoundState<K>, RoundEvent<K>> {
    return { state: this.#draft, events: this.#events ?? [] };
  }
}

type SharedEvent<K extends Kit> = Dealt<K['chance']> | Chosen<K['choice']> | TableEvent | WonBase | EndedBase;

/** Changes the draft by one event: the shared part first, then the ruleset's own. */
export const evolveInto = <K extends Kit>(
  rules: RoundRules<K>,
  draft: Draft<K>,
  event: RoundEvent<K>,
): void => {
  const shared = event as SharedEvent<K>;
  switch (shared.type) {
    case 'drew':
      evolveDrew(draft, shared);
      break;
    case 'discarded':
      evolveDiscarded(draft, shared);
      break;
    case 'claims-opened':
      evolveClaimsOpened(draft, shared);
      break;
    case 'answered':
      evolveAnswered(draft, shared);
      break;
    case 'melded':
      evolveMelded(draft, shared);
      break;
    case 'kong-declared':
      evolveKongDeclared(draft, shared);
      break;
    case 'dealt':
      evolveDealt(draft, shared, rules.tiles);
      break;
    case 'chosen':
      evolveChosen(draft, shared);
      break;
    case 'won':
      evolveWon(draft, shared);
      break;
    case 'ended':
      draft.phase = { name: 'over', reason: shared.reason };
      break;
    default:
      // An event of the ruleset's own: nothing of it is shared.
      shared satisfies never;
  }
  rules.evolveOwn(draft, event);
};
