/** `paiju play`: a match in the terminal, against bots or between them. */
import { readBots } from '../../args/bots.ts';
import { charactersIn, characterWords } from '../../args/characters.ts';
import type { GameArgs } from '../../args/game.ts';
import { deskFor, readOptions } from '../../args/game.ts';
import { readSeed } from '../../args/seed.ts';
import { UsageError } from '../../edge/failure.ts';
import { appendText, writeText } from '../../edge/files.ts';
import type { Io } from '../../edge/io.ts';
import { hasColour, isInteractive } from '../../edge/io.ts';
import { COLOUR, Painter, PLAIN } from '../../screen/paint.ts';
import { LiveScreen, PlainScreen } from '../../screen/screen.ts';
import { asCharacter, BOT_NAMES } from '../../text/names.ts';
import { presetNameOf } from '../../text/options.ts';
import { Director } from './director.ts';
import { playTable } from './table.ts';

export interface PlayArgs extends GameArgs {
  readonly seed?: string;
  readonly bots: string;
  readonly name: string;
  readonly watch?: boolean;
  readonly speed?: number;
  readonly record?: string;
}

const SPEED_MS = 300;
const LONGEST_NAME = 20;

export const play = async (io: Io, ruleset: string, args: PlayArgs): Promise<number> => {
  const desk = deskFor(ruleset);
  const options = readOptions(desk, args);
  const watches = args.watch === true;
  const levels = readBots(args.bots, desk.game.rules.seats - (watches ? 0 : 1));
  const own = ownName(args);
  const characters = charactersIn(desk, options);
  const players = playersFor(watches ? [] : [own], levels.length, characters);
  const seed = readSeed(args.seed);
  const { record } = args;
  if (record !== undefined) writeText(record, '');
  const isLive = io.env.TERM !== 'dumb' && (watches ? io.out.isTTY === true : isInteractive(io));
  const painter = new Painter(hasColour(io) ? COLOUR : PLAIN, desk.palette);
  const screen = isLive ? new LiveScreen(io.out, painter) : new PlainScreen(io.out, painter);
  const director = new Director(screen, args.speed ?? (io.out.isTTY ? SPEED_MS : 0), io.signal);
  const heading = presetNameOf(desk, options);
  const seated = players.map((name, seat) => {
    const level = levels[seat - players.length + levels.length];
    return `${asCharacter(name, characters[seat])}${level === undefined ? '' : ` (${level})`}`;
  });
  if (!isLive) io.out.write(`${desk.words.title}, ${heading}\nplayers ${seated.join(', ')}\nseed ${seed}\n`);
  const ended = await playTable(io, {
    desk,
    director,
    heading,
    levels,
    watches,
    terms: { options, chance: { seed }, players },
    onLine: record === undefined ? null : (line) => appendText(record, `${line}\n`),
  });
  for (const line of [...ended.lines, '', ...closing(ruleset, args, seed)]) io.out.write(`${line}\n`);
  return ended.code;
};

const ownName = ({ name }: PlayArgs): string => {
  const own = name.trim();
  if (own === '' || own.length > LONGEST_NAME || /\p{C}/u.test(own))
    throw new UsageError(
      `--name '${own}' is not allowed; allowed: 1 to ${LONGEST_NAME} printable characters`,
    );
  return own;
};

/** Bots are called after the characters they play, or by names of their own. */
const playersFor = (persons: readonly string[], bots: number, characters: readonly string[]): string[] => {
  const invented = BOT_NAMES.filter((bot) => !persons.includes(bot)).slice(0, bots);
  const players = [...persons];
  for (const name of characters.length > 0 ? characters.slice(-bots) : invented)
    players.push(players.includes(name) ? `${name} II` : name);
  return players;
};

/** The command that plays the same game again, and how to check the record. */
const closing = (ruleset: string, args: PlayArgs, seed: string): string[] => {
  const { preset, option, record } = args;
  const same = [
    ...characterWords(args),
    ...(preset === undefined ? [] : ['--preset', preset]),
    ...(option ?? []).flatMap((one) => ['--option', one]),
  ];
  return [
    `The same tiles again: npx paiju play ${[ruleset, '--seed', seed, ...same].join(' ')}`,
    ...(record === undefined
      ? []
      : [`Recorded in ${record}; check it with: npx paiju replay ${record} --verify`]),
  ];
};
