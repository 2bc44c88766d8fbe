/** The person at the terminal: hears what their seat is told, and says what they type. */
import type { AnyAction } from '@paiju/engine';
import type { Asked, GameAction, SeatDown, SeatUp } from '@paiju/protocol';
import type { Desk } from '../../desk.ts';
import type { Prompt } from '../../edge/lines.ts';
import type { Director } from './director.ts';
import type { Reporter } from './reporter.ts';

export interface PersonParts {
  readonly desk: Desk;
  readonly director: Director;
  readonly reporter: Reporter;
  readonly prompt: Prompt;
  /** Whether somebody sits there who can press a key between rounds. */
  readonly isInteractive: boolean;
  /** Why something is not allowed, as a code. */
  whyNot(action: AnyAction): string;
  say(message: SeatUp): void;
  /** Ends the game with a line that says why. */
  stop(why: string): void;
  /** Something of our own went wrong. */
  fail(error: unknown): void;
}

const QUIT_KEYS = ['q', 'quit', 'exit'];
const HELP_KEYS = ['?', 'help'];

export class Person {
  readonly #parts: PersonParts;
  /** How things stood when the seat was told last. */
  #view: object = {};

  constructor(parts: PersonParts) {
    this.#parts = parts;
  }

  hear(message: SeatDown): void {
    switch (message.type) {
      case 'told':
        this.#view = message.view;
        this.#parts.reporter.report(message, message.events);
        break;
      case 'asked':
        this.#answer(message).catch(this.#parts.fail);
        break;
      case 'round-over':
        this.#lookAtRound(message.round).catch(this.#parts.fail);
        break;
      default:
        break;
    }
  }

  async #answer({ question, legal }: Asked): Promise<void> {
    const { desk, reporter, say } = this.#parts;
    const view = this.#view;
    const forced = desk.play.forced(view, legal);
    if (forced !== null) reporter.say(forced.note);
    const action = forced?.action ?? (await this.#askUntilClear(view, legal));
    // The table knows actions by their type only; this one is among those that were offered.
    if (action !== null) say({ type: 'act', question, action: action as GameAction });
  }

  /** Null where the game has been left. */
  async #askUntilClear(view: object, legal: readonly AnyAction[]): Promise<AnyAction | null> {
    const { desk, reporter, prompt, whyNot, stop } = this.#parts;
    const question = { view, legal, whyNot };
    for (let notes: readonly string[] = []; ; ) {
      await reporter.ask(question, notes);
      const line = await prompt.ask('> ');
      const word = line?.trim().toLowerCase() ?? '';
      if (line === null || QUIT_KEYS.includes(word)) {
        stop(line === null ? 'The input has ended, and the game with it.' : 'You left the game.');
        return null;
      }
      const read = desk.play.read(line, question);
      if (read.ok && !HELP_KEYS.includes(word)) return read.value;
      notes = HELP_KEYS.includes(word) || read.ok ? desk.play.help : [read.error];
    }
  }

  /** Everything is shown, and somebody who is there says when to go on. */
  async #lookAtRound(round: number): Promise<void> {
    const { director, prompt, isInteractive, say } = this.#parts;
    await director.settled();
    if (isInteractive) await prompt.ask('Enter for the next round ');
    say({ type: 'ready', round });
  }
}
