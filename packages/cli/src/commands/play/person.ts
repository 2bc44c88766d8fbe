/** The person at the terminal: hears what their seat is told, and says what they type. */
import type { AnyAction, Result } from '@paiju/engine';
import { fail } from '@paiju/engine';
import type { Asked, GameAction, SeatDown, SeatUp } from '@paiju/protocol';
import type { Desk } from '../../desk.ts';
import type { Prompt } from '../../edge/lines.ts';
import type { Page } from '../../screen/screen.ts';
import type { Director } from './director.ts';
import { helpLines } from './help.ts';
import { leaf } from './leaf.ts';
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
  /** Records a game that is not recorded, and answers with what there is to say about it; null where it is. */
  readonly keep: ((file: string) => Result<string, string>) | null;
  /** Ends the game with a line that says why. */
  stop(why: string): void;
  /** Something of our own went wrong. */
  fail(error: unknown): void;
}

const QUIT_KEYS = ['q', 'quit', 'exit'];
const HELP_KEYS = ['?', 'help'];
const LOG_KEYS = ['l', 'log'];
const YES_KEYS = ['y', 'yes'];
const NO_KEYS = ['', 'n', 'no'];
const KEEP = /^\s*keep\b\s*(.*?)\s*$/i;
const NEXT_ROUND = 'enter for the next round · ? help · l log · q quit > ';

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
      if (line === null) {
        stop('The input has ended, and the game with it.');
        return null;
      }
      if (QUIT_KEYS.includes(word)) {
        if (await this.#leaves()) return null;
        notes = ['The game goes on.'];
      } else if (HELP_KEYS.includes(word)) notes = await this.#read(helpLines(desk), 'start');
      else if (LOG_KEYS.includes(word)) notes = await this.#read(reporter.log, 'end');
      else {
        const read = desk.play.read(line, question);
        if (read.ok) return read.value;
        notes = [read.error];
      }
    }
  }

  /** Nobody leaves by a slip of the finger. */
  async #leaves(): Promise<boolean> {
    const { prompt, stop, keep } = this.#parts;
    const ways = keep === null ? 'it is recorded: y leaves' : 'y leaves, keep FILE records it first';
    for (let problem = ''; ; ) {
      const line = await prompt.ask(`${problem}Leave the game? (${ways}, enter stays) `);
      if (line === null || YES_KEYS.includes(line.trim().toLowerCase())) {
        stop('You left the game.');
        return true;
      }
      if (NO_KEYS.includes(line.trim().toLowerCase())) return false;
      const file = KEEP.exec(line)?.[1];
      const kept = keep === null || !file ? fail(whyNotKept(file, keep === null)) : keep(file);
      if (kept.ok) {
        stop(kept.value);
        return true;
      }
      problem = `${kept.error}\n`;
    }
  }

  /** A text longer than the screen, from its first page or its last. Answers what is left to be printed. */
  async #read(lines: readonly string[], from: 'start' | 'end'): Promise<readonly string[]> {
    const { director, prompt } = this.#parts;
    const pages = director.pages(lines);
    if (pages === null) return lines;
    const turnTo = (page: Page): void => director.turnTo(page);
    await leaf({ turnTo, prompt }, pages, from === 'start' ? 0 : pages.length - 1);
    return [];
  }

  /** Everything is shown, and somebody who is there says when to go on. */
  async #lookAtRound(round: number): Promise<void> {
    const { desk, director, reporter, prompt, isInteractive, say } = this.#parts;
    await director.settled();
    while (isInteractive) {
      const word = (await prompt.ask(NEXT_ROUND))?.trim().toLowerCase() ?? '';
      if (QUIT_KEYS.includes(word)) {
        if (await this.#leaves()) return;
      } else if (LOG_KEYS.includes(word)) {
        director.turnTo(await this.#read(reporter.log, 'end'));
        reporter.showAgain();
      } else if (HELP_KEYS.includes(word)) {
        director.turnTo(await this.#read(helpLines(desk), 'start'));
        reporter.showAgain();
      } else if (word === '') break;
      await director.settled();
    }
    say({ type: 'ready', round });
  }
}

/** What is said of an answer that is none: `file` is what stood behind the word keep, undefined without that word. */
const whyNotKept = (file: string | undefined, isRecorded: boolean): string => {
  if (file === undefined) return 'Type y to leave, or enter to stay.';
  return isRecorded ? 'The game is recorded already.' : 'Say where: keep my-game.jsonl';
};
