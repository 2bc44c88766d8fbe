/** The ways a command ends early, and the exit code of each. */

/** The user asked for something there is not: one line, no stack trace. */
export class UsageError extends Error {
  readonly exitCode = 2;
}

/** The exit code of a command that Ctrl-C ended. */
export const INTERRUPTED = 130;

export class Interrupted extends Error {
  readonly exitCode = INTERRUPTED;
}

/** `unknown bot 'clever'; allowed: first, random, greedy` */
export const unknown = (what: string, found: string, allowed: readonly string[]): UsageError =>
  new UsageError(`unknown ${what} '${oneLine(found)}'; allowed: ${allowed.join(', ')}`);

/** What a person typed may hold anything; a message stays one line of bounded length that does nothing to a terminal. */
export const oneLine = (text: string, longest = 400): string => {
  const line = text
    .slice(0, 2 * longest)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(HIDDEN, codeOf);
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

/** Controls, halves of a character, and what is not seen but changes what is, such as the direction of writing. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Cf}]/gu;

const codeOf = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`;

export const stopIfInterrupted = (signal: AbortSignal): void => {
  if (signal.aborted) throw new Interrupted('interrupted');
};
