/** The seat of a person at the terminal. */
import type { AnyAction } from '@paiju/engine';
import type { SeatPort } from '@paiju/table';
import type { Desk } from '../../desk.ts';
import type { Prompt } from '../../edge/lines.ts';
import type { Reporter } from './reporter.ts';

export interface PersonParts {
  readonly desk: Desk;
  readonly reporter: Reporter;
  readonly prompt: Prompt;
  /** Why something is not allowed, as a code. */
  whyNot(action: AnyAction): string;
  /** Ends the game with a line that says why. */
  stop(why: string): void;
}

const QUIT_KEYS = ['q', 'quit', 'exit'];
const HELP_KEYS = ['?', 'help'];

export const personPort = (parts: PersonParts): SeatPort => ({
  observe: (message) => parts.reporter.report(message, message.events),
  choose: async ({ view, legal }) => {
    const forced = parts.desk.play.forced(view, legal);
    if (forced === null) return askUntilClear(parts, view, legal);
    parts.reporter.say(forced.note);
    return forced.action;
  },
});

const askUntilClear = async (
  { desk, reporter, prompt, whyNot, stop }: PersonParts,
  view: object,
  legal: readonly AnyAction[],
): Promise<AnyAction> => {
  for (let notes: readonly string[] = []; ; ) {
    await reporter.ask(view, legal, notes);
    const line = await prompt.ask('> ');
    const word = line?.trim().toLowerCase() ?? '';
    if (line === null || QUIT_KEYS.includes(word)) {
      stop(line === null ? 'The input has ended, and the game with it.' : 'You left the game.');
      return new Promise(() => {}); // the table is closed: nobody waits for this any more
    }
    const read = desk.play.read(line, { view, legal, whyNot });
    if (read.ok && !HELP_KEYS.includes(word)) return read.value;
    notes = HELP_KEYS.includes(word) || read.ok ? desk.play.help : [read.error];
  }
};
