/**
 * The one rule for names of players, at every edge where one comes in: 1 to 20 characters as people count them, nothing
 * that hides, moves the cursor, breaks the line or turns the direction of writing.
 */

export type NameProblem = 'nothing-to-see' | 'too-long' | 'hidden-characters';

/** In characters as people count them: a letter with its accents is one, and so is a family of emoji. */
export const LONGEST_NAME = 20;

/** One character may carry any number of marks; all of them together fit a line. */
const MOST_CODE_UNITS = 5 * LONGEST_NAME;

/**
 * Controls, lone halves of a character, private characters, ends of lines and paragraphs, and all invisible formatting
 * such as overrides of the direction of writing. Two joiners stay: Persian, Hindi and emoji are written with them.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');

/** Spaces, fillers, joiners: what leaves nothing on the screen. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What is wrong with a name; null where nothing is. */
export const nameProblem = (name: string): NameProblem | null => {
  if (name.length > MOST_CODE_UNITS) return 'too-long';
  if (HIDDEN.test(name)) return 'hidden-characters';
  if (name.replace(UNSEEN, '') === '') return 'nothing-to-see';
  return charactersOf(name).length > LONGEST_NAME ? 'too-long' : null;
};

export const isName = (value: unknown): value is string =>
  typeof value === 'string' && nameProblem(value) === null;

/** As typed by a person: composed, without spaces around it and with single ones inside. */
export const tidyName = (typed: string): string =>
  typed
    .slice(0, 10 * MOST_CODE_UNITS)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();

/** For a field in which a name is being typed: what is hidden is left out, and what is too much is cut off. */
export const fittedName = (typed: string): string => {
  const seen = typed.slice(0, MOST_CODE_UNITS).replace(ALL_HIDDEN, '');
  return charactersOf(seen).slice(0, LONGEST_NAME).join('');
};

let segments: Intl.Segmenter | null = null;

const charactersOf = (text: string): readonly string[] => {
  segments ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segments.segment(text), ({ segment }) => segment);
};
