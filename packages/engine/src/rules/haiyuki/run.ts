/** A step under way: events are emitted one by one, and each changes the draft as it is emitted. */
import type { Step } from '../../play/ruleset.ts';
import type { HaiyukiEvent } from './events.ts';
import { evolveInto } from './evolve.ts';
import type { Draft, HaiyukiState } from './state.ts';

export class Run {
  readonly #draft: Draft;
  readonly #events: HaiyukiEvent[] | null;

  /** Without a list, events change the draft and are forgotten. */
  constructor(draft: Draft, events: HaiyukiEvent[] | null = []) {
    this.#draft = draft;
    this.#events = events;
  }

  get state(): HaiyukiState {
    return this.#draft;
  }

  emit(event: HaiyukiEvent): void {
    this.#events?.push(event);
    evolveInto(this.#draft, event);
  }

  step(): Step<HaiyukiState, HaiyukiEvent> {
    return { state: this.#draft, events: this.#events ?? [] };
  }
}
