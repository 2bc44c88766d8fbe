/** `paiju play`: a match in the terminal, against bots or between them. */
import type { BotLevel } from '@paiju/bots';
import { readBots } from '../../args/bots.ts';
import type { GameArgs } from '../../args/game.ts';
import { deskFor, readOptions } from '../../args/game.ts';
import { readSeed } from '../../args/seed.ts';
import { UsageError } from '../../edge/failure.ts';
import { appendText, writeText } from '../../edge/files.ts';
import type { Io } from '../../edge/io.ts';
import { hasColour, isInteractive } from '../../edge/io.ts';
import { COLOUR, PLAIN } from '../../screen/paint.ts';
import { LiveScreen, PlainScreen } from '../../screen/screen.ts';
import { BOT_NAMES } from '../../text/names.ts';
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
  const players = playersFor(args, levels, watches);
  const seed = readSeed(args.seed);
  const { record } = args;
  if (record !== undefined) writeText(record, '');
  const isLive = io.env.TERM !== 'dumb' && (watches ? io.out.isTTY === true : isInteractive(io));
  const paint = hasColour(io) ? COLOUR : PLAIN;
  const screen = isLive ? new LiveScreen(io.out, paint) : new PlainScreen(io.out, paint);
  const director = new Director(screen, args.speed ?? (io.out.isTTY ? SPEED_MS : 0), io.signal);
  const heading = presetNameOf(desk, options);
  if (!isLive)
    io.out.write(`${introduction(desk.words.title, heading, players, levels).join('\n')}\nseed ${seed}\n`);
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

const playersFor = ({ name }: PlayArgs, levels: readonly BotLevel[], watches: boolean): string[] => {
  const own = name.trim();
  if (own === '' || own.length > LONGEST_NAME || /\p{C}/u.test(own))
    throw new UsageError(
      `--name '${own}' is not allowed; allowed: 1 to ${LONGEST_NAME} printable characters`,
    );
  const others = BOT_NAMES.filter((bot) => bot !== own).slice(0, levels.length);
  return watches ? others : [own, ...others];
};

const introduction = (
  title: string,
  preset: string,
  players: readonly string[],
  levels: readonly BotLevel[],
): string[] => {
  const first = players.length - levels.length;
  return [
    `${title}, ${preset}`,
    `players ${players.map((name, seat) => (seat < first ? name : `${name} (${levels[seat - first]})`)).join(', ')}`,
  ];
};

/** The command that plays the same game again, and how to check the record. */
const closing = (ruleset: string, { preset, option, record }: PlayArgs, seed: string): string[] => {
  const same = [
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
