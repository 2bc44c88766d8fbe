/** The commands with their arguments and options, and the wording of their `--help`. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { levelsText } from './args/bots.ts';
import { withCharacterArgs } from './args/characters.ts';
import { withGameArgs } from './args/game.ts';
import { wholeNumber } from './args/number.ts';
import { withThreadArgs } from './args/threads.ts';
import { arena } from './commands/arena/index.ts';
import { judge } from './commands/judge.ts';
import { perftCommand } from './commands/perft.ts';
import { play } from './commands/play/index.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { sim } from './commands/sim/index.ts';
import { DESKS } from './desks.ts';
import { oneLine, UsageError } from './edge/failure.ts';
import type { Io } from './edge/io.ts';

type Done = (exitCode: number) => void;

const SEED = [
  '--seed <text>',
  'any text; 64 hexadecimal digits are used as they are (default: a new one, printed)',
] as const;
const BOTS = [
  '--bots <levels>',
  `one for all, or one a bot, separated by commas: ${levelsText()}`,
  'greedy',
] as const;
const GAMES_TEXT = Object.keys(DESKS).join(', ');
const RULES_HINT = `\nPresets and options: ${Object.keys(DESKS)
  .map((ruleset) => `npx paiju rules ${ruleset}`)
  .join(', ')}`;

export const programFor = (io: Io, done: Done): Command => {
  const program = new Command('paiju');
  program
    .description('Paiju 牌局: mahjong in the terminal.')
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpCommand(false)
    .configureOutput({ writeOut: (text) => io.out.write(text), outputError: () => {} });
  for (const command of [playCommand, replayEntry, judgeEntry, simEntry, arenaEntry, perftEntry, rulesEntry])
    program.addCommand(command(io, done).copyInheritedSettings(program));
  for (const command of [program, ...program.commands]) failInOneLine(command, program);
  return program;
};

const playCommand = (io: Io, done: Done): Command =>
  withCharacterArgs(withGameArgs(new Command('play').description('play against bots, or watch them play')))
    .option(...SEED)
    .option(...BOTS)
    .option('--name <name>', 'your name', 'You')
    .option('--watch', 'bots play in every seat; you watch')
    .option(
      '--speed <ms>',
      'pause after each move (default: 300 on a terminal, else 0)',
      wholeNumber('--speed', 0, 60_000),
    )
    .option('--record <file>', 'write the record of the game to a file while it is played')
    .addHelpText('after', RULES_HINT)
    .action(async (ruleset, args) => done(await play(io, ruleset, args)));

const replayEntry = (io: Io, done: Done): Command =>
  new Command('replay')
    .description('tell a recorded game step by step')
    .argument('<file>', 'a record')
    .option('--verify', 'only say whether every event and transfer is what the rules give')
    .action((file, args) => done(replayCommand(io, file, args)));

const judgeEntry = (io: Io, done: Done): Command =>
  withGameArgs(
    new Command('judge').description('judge hands: JSON lines from standard input, one verdict a line'),
  )
    .addHelpText('after', RULES_HINT)
    .action(async (ruleset, args) => done(await judge(io, ruleset, args)));

const simEntry = (io: Io, done: Done): Command =>
  withThreadArgs(
    withCharacterArgs(
      withGameArgs(new Command('sim').description('let bots play many games and sum them up')),
    ),
  )
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, 100_000_000), 100)
    .option(...SEED)
    .option(...BOTS)
    .option('--json', 'one JSON document instead of text')
    .option('--records <dir>', 'write one record a game into this folder')
    .addHelpText('after', RULES_HINT)
    .action(async (ruleset, args) => done(await sim(io, ruleset, args)));

const arenaEntry = (io: Io, done: Done): Command =>
  withThreadArgs(
    withCharacterArgs(
      withGameArgs(new Command('arena').description('find out which bots are better, on the same walls')),
    ),
  )
    .requiredOption(
      '--bots <levels>',
      `one for each seat, or two and more who meet two by two, separated by commas: ${levelsText()}`,
    )
    .option(
      '--games <n>',
      'how many games each table plays, rounded up to whole walls',
      wholeNumber('--games', 1, 100_000_000),
      400,
    )
    .option(...SEED)
    .option('--json', 'one JSON document instead of text')
    .option('--out <file>', 'keep what is played in this file; with it a stopped arena goes on')
    .option('--plot <file>', 'draw the ladder of ratings into this SVG file')
    .addHelpText('after', RULES_HINT)
    .action(async (ruleset, args) => done(await arena(io, ruleset, args)));

const perftEntry = (io: Io, done: Done): Command =>
  withGameArgs(new Command('perft').description('count the action sequences of each length'))
    .option(...SEED)
    .option('--depth <n>', 'the longest length', wholeNumber('--depth', 1, 100), 3)
    .option(
      '--skip <n>',
      'play this many first legal actions before counting',
      wholeNumber('--skip', 0, 10_000),
      0,
    )
    .addHelpText('after', RULES_HINT)
    .action(async (ruleset, args) => done(await perftCommand(io, ruleset, args)));

const rulesEntry = (io: Io, done: Done): Command =>
  new Command('rules')
    .description('list the presets and options of a game')
    .argument('<ruleset>', `the game: ${GAMES_TEXT}`)
    .action((ruleset) => done(rulesCommand(io, ruleset)));

/** What commander finds wrong becomes one line that also says what is allowed. */
const failInOneLine = (command: Command, program: Command): void => {
  command.exitOverride((error) => {
    if (error.exitCode === 0) throw error;
    throw new UsageError(
      `${oneLine(error.message.replace(/^error: /, ''))}; allowed: ${allowedFor(error.code, command, program)}`,
    );
  });
};

const allowedFor = (code: string, command: Command, program: Command): string => {
  if (code === 'commander.missingArgument' || code === 'commander.excessArguments') {
    if (command === program) return program.commands.map((known) => known.name()).join(', ');
    return `paiju ${command.name()} ${command.usage()}`;
  }
  if (code === 'commander.unknownCommand') return program.commands.map((known) => known.name()).join(', ');
  return [...command.options.map((option) => option.flags), '--help'].join(', ');
};

const packageVersion = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String(version);
};
