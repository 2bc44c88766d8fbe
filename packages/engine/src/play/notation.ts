/** What a ruleset brings along so that its positions and actions can be read and written as text. `docs/position.md` has the grammar. */
import type { Parts } from '../position/parts.ts';
import type { Sight } from '../position/words.ts';

/** A state as it was written, and whose sight of it that was. What this seat does not see is made up, always in the same way. */
export interface ReadState<S> {
  readonly state: S;
  readonly sight: Sight;
}

/** The parts of a position behind the name of its game. */
export interface WrittenState<O> {
  readonly options: O;
  readonly parts: readonly string[];
}

/** Method syntax as in `Ruleset`. */
export interface Notation<S, A, V, O> {
  /** `discard 9m`, `bury 123s`; null where the text is no action. */
  readAction(text: string): A | null;
  writeAction(action: A): string;
  /** Throws a `Misprint` where something is wrong, and nothing else. */
  read(options: O, parts: Parts): ReadState<S>;
  ofState(state: S): WrittenState<O>;
  ofView(view: V): WrittenState<O>;
}
