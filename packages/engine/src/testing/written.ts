/** Positions and actions as text, read by the engine, for tests of any game. */
import type { Notation } from '../play/notation.ts';
import { sketchState } from '../record/position.ts';

/** What is written where a test does not say it. */
export type Usual = Readonly<Record<string, string>>;

const says = (text: string, word: string): boolean => new RegExp(`(^|; *)${word}( |;|$)`).test(text);

/** The state of a position without the name of its game: only what matters has to be right. Throws where it cannot be read. */
export const stateIn = <S, A, V, O>(
  { notation }: { readonly notation: Notation<S, A, V, O> },
  options: O,
  text: string,
  usual: Usual = {},
): S => {
  const more = Object.entries(usual).filter(([word]) => !says(text, word));
  return sketchState({ notation }, options, [...more.map((fact) => fact.join(' ')), text]);
};

/** An action written by us: throws where it is none. */
export const actionIn = <S, A, V, O>(
  { notation }: { readonly notation: Notation<S, A, V, O> },
  text: string,
): A => {
  const action = notation.readAction(text);
  if (action === null) throw new RangeError(`not an action: ${text}`);
  return action;
};
