/** `paiju play`: a match in the terminal, against bots or between them. */

import { isName, LONGEST_NAME, tidyName } from '@paiju/engine/input';
import type { Contestant } from '@paiju/sim';
import type { AgentArgs } from '../../args/agents.ts';
import { limitsFor } from '../../args/agents.ts';
import { readBots } from '../../args/bots.ts';
import { charactersIn, characterWords } from '../../args/characters.ts';
import type { GameArgs } from '../../args/game.ts';
import { deskFor, readOptions } from '../../args/game.ts';
import { readSeed } from '../../args/seed.ts';
import type { Desk } from '../../desk.ts';
import { oneLine, UsageError } from '../../edge/failure.ts';
import { appendText, beginText } from '../../edge/files.ts';
import type { Io } from '../../edge/io.ts';
import { hasColour, isInteractive } from '../../edge/io.ts';
import { COLOUR, Painter, PLAIN } from '../../screen/paint.ts';
import { LiveScreen, PlainScreen } from '../../screen/screen.ts';
import { asCharacter, BOT_NAMES } from '../../text/names.ts';
import { presetNameOf } from '../../text/options.ts';
import { Director } from './director.ts';
import { keptLine, resumed } from './resume.ts';
import type { TablePlan } from './table.ts';
import { playTable } from './table.ts';

export interface PlayArgs extends GameArgs, AgentArgs {
  readonly seed?: string;
  readonly bots: string;
  readonly name: string;
  readonly watch?: boolean;
  readonly speed?: number;
  readonly record?: string;
  readonly continue?: string;
  readonly force?: boolean;
}

const SPEED_MS = 300;

/** `--against exec:…` is a program for every seat but the own one; without `exec:` it is a character of Haiyuki. */
const withAgents = ({ against, ...args }: PlayArgs): PlayArgs => {
  if (against?.startsWith('exec:')) return { ...args, bots: against };
  return against === undefined ? args : { ...args, against };
};

export const play = async (io: Io, ruleset: string | undefined, typed: PlayArgs): Promise<number> => {
  const args = withAgents(typed);
  const watches = args.watch === true;
  const game = args.continue === undefined ? newGame(ruleset, args) : oldGame(ruleset, args, args.continue);
  const { desk, terms, file } = game;
  const { options, players } = terms;
  const levels = botsFor(desk, args);
  const characters = charactersIn(desk, options);
  const isLive = io.env.TERM !== 'dumb' && (watches ? io.out.isTTY === true : isInteractive(io));
  const painter = new Painter(hasColour(io) ? COLOUR : PLAIN, desk.palette);
  const screen = isLive ? new LiveScreen(io.out, painter) : new PlainScreen(io.out, painter);
  const director = new Director(screen, args.speed ?? (io.out.isTTY ? SPEED_MS : 0), io.signal);
  const heading = presetNameOf(desk, options);
  const seated = players.map((name, seat) => {
    const level = levels[seat - players.length + levels.length];
    return `${asCharacter(name, characters[seat])}${level === undefined ? '' : ` (${level})`}`;
  });
  const origin = game.record === null ? `seed ${terms.chance.seed}` : `goes on from ${file}`;
  if (!isLive) io.out.write(`${desk.words.title}, ${heading}\nplayers ${seated.join(', ')}\n${origin}\n`);
  const ended = await playTable(io, {
    ...game,
    director,
    heading,
    levels,
    watches,
    ...limitsFor(desk, options, { ...args, bots: levels }),
  });
  const again = game.record === null ? [sameAgain(desk, args, terms.chance.seed)] : [];
  const kept = file === null ? [] : [keptLine(file, ended.isOver)];
  for (const line of [...ended.lines, '', ...again, ...kept]) io.out.write(`${line}\n`);
  return ended.code;
};

/** A game to be played: `record` is what has been played of it before. */
interface Planned extends Pick<TablePlan, 'desk' | 'terms' | 'record' | 'writeLine'> {
  readonly file: string | null;
}

const botsFor = ({ game }: Desk, { bots, watch }: PlayArgs): Contestant[] =>
  readBots(bots, game.rules.seats - (watch === true ? 0 : 1));

const newGame = (ruleset: string | undefined, args: PlayArgs): Planned => {
  if (ruleset === undefined)
    throw new UsageError(
      "missing required argument 'game'; allowed: paiju play <game>, or paiju play --continue <file>",
    );
  const desk = deskFor(ruleset);
  const options = readOptions(desk, args);
  const bots = botsFor(desk, args).length;
  const persons = args.watch === true ? [] : [ownName(args)];
  const players = playersFor(persons, bots, charactersIn(desk, options));
  const terms = { options, chance: { seed: readSeed(args.seed) }, players };
  const { record: file } = args;
  if (file === undefined) return { desk, terms, record: null, file: null, writeLine: null };
  beginText(file, '', args.force === true);
  return { desk, terms, record: null, file, writeLine: (line) => appendText(file, `${line}\n`) };
};

/** What a record says itself. */
const SAID = [
  'seed',
  'record',
  'preset',
  'option',
  'me',
  'against',
] as const satisfies readonly (keyof PlayArgs)[];

const oldGame = (ruleset: string | undefined, args: PlayArgs, file: string): Planned => {
  const said = SAID.find((flag) => args[flag] !== undefined);
  if (said !== undefined)
    throw new UsageError(`--${said} is not for a game that goes on; allowed: --bots, --watch, --speed`);
  const game = resumed(file);
  const { id } = game.record.game.rules;
  if (ruleset !== undefined && ruleset !== id)
    throw new UsageError(`${file} is a game of ${id}; allowed: paiju play ${id} --continue ${file}`);
  return { ...game, desk: deskFor(id), file };
};

const ownName = ({ name }: PlayArgs): string => {
  const own = tidyName(name);
  if (isName(own)) return own;
  throw new UsageError(
    `--name '${oneLine(own, 3 * LONGEST_NAME)}' is not allowed; allowed: 1 to ${LONGEST_NAME} characters, none of them hidden`,
  );
};

/** Bots are called after the characters they play, or by names of their own. */
const playersFor = (persons: readonly string[], bots: number, characters: readonly string[]): string[] => {
  const invented = BOT_NAMES.filter((bot) => !persons.includes(bot)).slice(0, bots);
  const players = [...persons];
  for (const name of characters.length > 0 ? characters.slice(-bots) : invented)
    players.push(players.includes(name) ? `${name} II` : name);
  return players;
};

/** The command that plays the same game again. */
const sameAgain = ({ game }: Desk, args: PlayArgs, seed: string): string => {
  const { preset, option } = args;
  const same = [
    ...characterWords(args),
    ...(preset === undefined ? [] : ['--preset', preset]),
    ...(option ?? []).flatMap((one) => ['--option', one]),
  ];
  return `The same tiles again: npx paiju play ${[game.rules.id, '--seed', seed, ...same].join(' ')}`;
};
