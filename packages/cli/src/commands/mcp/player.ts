/** What a model does, by the names of the tools. Whatever it gets wrong is answered in a line. */
import type { BotLevel } from '@paiju/bots';
import { isName, tidyName } from '@paiju/engine/input';
import { deskFor, readOptions } from '../../args/game.ts';
import { readSeed } from '../../args/seed.ts';
import { DESKS } from '../../desks.ts';
import { UsageError } from '../../edge/failure.ts';
import type { Io } from '../../edge/io.ts';
import { startMatch } from './local.ts';
import { joinTable } from './online.ts';
import { optionsText, ruleBook } from './ruleBook.ts';
import type { Session } from './session.ts';

export interface MatchWish {
  readonly game: string;
  readonly preset?: string | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly bots?: BotLevel | undefined;
  readonly name?: string | undefined;
}

/** A model reads so many at once. */
const MOST_CHOICES = 100;
const NAME = 'Model';

export class Player {
  readonly #io: Io;
  #session: Session | null = null;

  constructor(io: Io) {
    this.#io = io;
  }

  games(): string {
    return Object.entries(DESKS)
      .map(([id, { words, game }]) => {
        const { presets, defaultPreset } = game.rules.options;
        return `${id}: ${words.title}, ${game.rules.seats} seats; presets ${Object.keys(presets).join(', ')} (${defaultPreset} unless another is named)`;
      })
      .join('\n');
  }

  ruleBook(game: string, section: string | undefined): string {
    return ruleBook(deskFor(game).game.rules.id, section);
  }

  options(game: string): string {
    return optionsText(this.#io, game);
  }

  async start({ game, preset, options = {}, bots = 'greedy', name }: MatchWish): Promise<string> {
    const desk = deskFor(game);
    const option = Object.entries(options).map(([key, value]) => `${key}=${value}`);
    const chosen = readOptions(desk, { option, ...(preset === undefined ? {} : { preset }) });
    this.leave();
    // Nobody is told the seed: whoever has it knows the wall.
    const seed = readSeed(undefined);
    return this.#play(startMatch({ desk, options: chosen, bots, name: named(name), seed }));
  }

  async join(link: string, name: string | undefined): Promise<string> {
    this.leave();
    return this.#play(await joinTable(link, named(name)));
  }

  async look(): Promise<string> {
    const session = this.#there;
    await session.settled();
    return session.text();
  }

  view(): string {
    return JSON.stringify(this.#there.view);
  }

  choices(from: number, type: string | undefined): string {
    const session = this.#there;
    const all = session.choices.filter(
      ({ action }) => type === undefined || ('type' in action && action.type === type),
    );
    const shown = all.slice(from, from + MOST_CHOICES);
    return JSON.stringify({ question: session.question, all: all.length, from, choices: shown });
  }

  async act(question: number, choice: number): Promise<string> {
    const session = this.#there;
    if (session.act(question, choice) === null)
      throw new UsageError(
        `there is no choice ${choice} of question ${question}; now asked: ${session.question ?? 'nothing'}`,
      );
    return this.look();
  }

  leave(): string {
    this.#session?.close();
    const wasThere = this.#session !== null;
    this.#session = null;
    return wasThere ? 'You have left.' : 'You sat nowhere.';
  }

  async #play(session: Session): Promise<string> {
    this.#session = session;
    return this.look();
  }

  get #there(): Session {
    if (this.#session === null) throw new UsageError('you sit nowhere; start_match or join_table first');
    return this.#session;
  }
}

const named = (name = NAME): string => {
  const tidy = tidyName(name);
  if (!isName(tidy)) throw new UsageError('that is no name');
  return tidy;
};
