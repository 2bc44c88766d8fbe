/** Words for the codes of the engine. A code that came from elsewhere and has none is said as it is. */
import type { Suit } from '@paiju/engine';
import type { AnyT } from '../words/say.ts';
import { saying, sayingAny } from '../words/say.ts';

/** Why an action is not allowed. */
export const refusalText = (t: AnyT, ruleset: string, code: string): string =>
  codeText(t, `${ruleset}.refusals`, code);

/** Why points moved. */
export const reasonText = (t: AnyT, ruleset: string, code: string): string =>
  codeText(t, `${ruleset}.reasons`, code);

/** How a round ended. */
export const endingText = (t: AnyT, ruleset: string, code: string): string =>
  codeText(t, `${ruleset}.endings`, code);

/** Why options do not go together. */
export const conflictText = (t: AnyT, ruleset: string, code: string): string =>
  sayingAny(t)(`options:${ruleset}.conflicts.${code}`, { defaultValue: code });

/** Codes of these kinds are plain strings outside the engine; the catalogue's type holds that none is missing. */
const codeText = (t: AnyT, kind: string, code: string): string => {
  return sayingAny(t)(`codes:${kind}.${code}`, { defaultValue: code });
};

export const suitText = (t: AnyT, suit: Suit): string => saying(t)(`tiles:suit.${suit}`);
