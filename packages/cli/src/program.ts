/** The commands with their arguments and options, and the wording of their `--help`. */
import { readFileSync } from 'node:fs';
import type { CommanderError } from 'commander';
import { Command, Option } from 'commander';
import { adminEntry } from './adminProgram.ts';
import { withAgentArgs } from './args/agents.ts';
import { levelsText } from './args/bots.ts';
import { withCharacterArgs } from './args/characters.ts';
import { withGameArgs, withOptionArgs } from './args/game.ts';
import { withJobArgs } from './args/jobs.ts';
import { advisersText } from './args/level.ts';
import { wholeNumber } from './args/number.ts';
import { withTableArgs } from './args/table.ts';
import { withThreadArgs } from './args/threads.ts';
import type { AgentAtTableArgs } from './commands/agent.ts';
import { arena } from './commands/arena/index.ts';
import { hint } from './commands/hint/index.ts';
import { judge } from './commands/judge.ts';
import { perftCommand } from './commands/perft.ts';
import { play } from './commands/play/index.ts';
import { replayCommand } from './commands/replay.ts';
import { review } from './commands/review/index.ts';
import { rulesCommand } from './commands/rules.ts';
import type { ServeArgs } from './commands/serve.ts';
import { sim } from './commands/sim/index.ts';
import type { WorkerArgs } from './commands/worker.ts';
import { DESKS } from './desks.ts';
import { oneLine, UsageError } from './edge/failure.ts';
import type { Io } from './edge/io.ts';
import { BOT_NAMES_ON_PAGE } from './text/catalogue.ts';
import { listed } from './text/listing.ts';

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
const FORCE = ['--force', 'write over files that are there already'] as const;
const RULES_HINT = `\nPresets and options: ${Object.keys(DESKS)
  .map((ruleset) => `npx paiju rules ${ruleset}`)
  .join(', ')}`;

/** The page has names for those that people play against. */
const LEVELS_HINT = `On the page ${listed(
  Object.entries(BOT_NAMES_ON_PAGE).map(([level, name]) => `${level} is ${name}`),
)}.`;
const HAND_HINT =
  'With --hand nobody has discarded yet. The rest of the table is made up, in the same way each time.';
const JUDGE_CODES =
  'Exit code 0: every line was judged; 1: some were not, and their answers have an error; 2: nothing could be.';
const LEVEL = ['--level <name>', `who is asked: ${advisersText()}`, 'expert'] as const;

export const programFor = (io: Io, done: Done): Command => {
  const program = new Command('paiju');
  program
    .description('Paiju 牌局: mahjong in the terminal, and a server for the page.')
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpCommand(false)
    .configureOutput({ writeOut: (text) => io.out.write(text), writeErr: () => {}, outputError: () => {} });
  for (const entry of ENTRIES) program.addCommand(entry(io, done));
  for (const command of everyCommand(program))
    if (command !== program) command.copyInheritedSettings(program);
  for (const command of everyCommand(program)) failInOneLine(command);
  return program;
};

const playCommand = (io: Io, done: Done): Command =>
  withAgentArgs(
    withCharacterArgs(
      withOptionArgs(
        new Command('play')
          .description('play against bots, or watch them play')
          .argument('[game]', `${GAMES_TEXT}; none with --continue`),
      ),
    ),
  )
    .option(...SEED)
    .option(...BOTS)
    .option('--name <name>', 'your name', 'You')
    .option('--watch', 'bots play in every seat; you watch')
    .option(
      '--speed <ms>',
      'pause after each move (default: 300 on a terminal, else 0)',
      wholeNumber('--speed', 0, 60_000),
    )
    .option('--record <file>', 'write the record of the game to a new file while it is played')
    .option('--continue <file>', 'go on with a recorded game, and record it further')
    .option(...FORCE)
    .addHelpText('after', `\n${LEVELS_HINT}\n${RULES_HINT}`)
    .action(async (ruleset, args) => done(await play(io, ruleset, args)));

const replayEntry = (io: Io, done: Done): Command =>
  new Command('replay')
    .description('tell a recorded game step by step')
    .argument('<file>', 'a record')
    .option('--verify', 'only say whether every event and transfer is what the rules give')
    .action((file, args) => done(replayCommand(io, file, args)));

const hintEntry = (io: Io, done: Done): Command =>
  withCharacterArgs(
    withOptionArgs(
      withTableArgs(
        new Command('hint')
          .description('say what an adviser thinks of a position, and why')
          .argument('[what]', `a record, or with --hand a game: ${GAMES_TEXT}`)
          .option(
            '--step <n>',
            'before this action of the record, counted from 1 (default: where an unfinished record ends)',
            wholeNumber('--step', 1, 1_000_000_000),
          )
          .option(
            '--position <text>',
            'a position as text: "xuezhan; seen 0; void s; 0* 123m 456p 99p 57m + 7m"',
          )
          .option('--hand <tiles>', 'a hand about to discard, the tile just drawn last: "123m 456p 55s"'),
      )
        .option(...LEVEL)
        .option('--all', 'every legal action instead of the best five')
        .option('--json', 'one JSON document instead of text'),
    ),
  )
    .addHelpText('after', `\n${HAND_HINT}\n${RULES_HINT}`)
    .action((what, args) => done(hint(io, what, args)));

const reviewEntry = (io: Io, done: Done): Command =>
  new Command('review')
    .description('list the decisions of a recorded game that cost most')
    .argument('<file>', 'a record')
    .option(...LEVEL)
    .option('--seat <who>', 'only this seat: its number in the record, from 0, or the name of its player')
    .option('--top <n>', 'how many decisions to list', wholeNumber('--top', 1, 1_000_000), 10)
    .option('--json', 'one JSON document instead of text')
    .action(async (file, args) => done(await review(io, file, args)));

const judgeEntry = (io: Io, done: Done): Command =>
  withGameArgs(
    new Command('judge').description(
      'judge hands: JSON lines from standard input, one verdict a line; docs/judge.md has the format',
    ),
  )
    .addHelpText('after', `\n${JUDGE_CODES}\n${RULES_HINT}`)
    .action(async (ruleset, args) => done(await judge(io, ruleset, args)));

const simEntry = (io: Io, done: Done): Command =>
  withJobArgs(
    withAgentArgs(
      withThreadArgs(
        withCharacterArgs(
          withGameArgs(new Command('sim').description('let bots play many games and sum them up')),
        ),
      ),
    ),
  )
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, 100_000_000), 100)
    .option(...SEED)
    .option(...BOTS)
    .option('--json', 'one JSON document instead of text')
    .option('--records <dir>', 'write one record a game into this folder, which has none yet')
    .option(...FORCE)
    .addHelpText('after', RULES_HINT)
    .action(async (ruleset, args) => done(await sim(io, ruleset, args)));

const arenaEntry = (io: Io, done: Done): Command =>
  withJobArgs(
    withAgentArgs(
      withThreadArgs(
        withCharacterArgs(
          withGameArgs(new Command('arena').description('find out which bots are better, on the same walls')),
        ),
      ),
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
    .option('--plot <file>', 'draw the ladder of ratings into this SVG file, a new one')
    .option(...FORCE)
    .addHelpText('after', RULES_HINT)
    .action(async (ruleset, args) => done(await arena(io, ruleset, args)));

const workerEntry = (io: Io, done: Done): Command =>
  withThreadArgs(
    new Command('worker').description(
      'play the games of sim --jobs and arena --jobs, on as many machines as you like',
    ),
  )
    .requiredOption('--jobs <url>', 'the PostgreSQL of the jobs: postgres://user:password@host/database')
    .action(async (args: WorkerArgs) => {
      const { worker } = await import('./commands/worker.ts');
      done(await worker(io, args));
    });

const mcpEntry = (io: Io, done: Done): Command =>
  new Command('mcp')
    .description(
      'let a language model play and read the rules: a server of the Model Context Protocol on standard input and output',
    )
    .action(async () => {
      const { mcp } = await import('./commands/mcp/index.ts');
      done(await mcp(io));
    });

const agentEntry = (io: Io, done: Done): Command =>
  new Command('agent')
    .description('seat a program of your own at a table online that its host has opened to programs')
    .requiredOption('--table <link>', 'the link of the table, or of its page')
    .requiredOption('--exec <command>', 'what speaks the lines of docs/agents.md')
    .option('--name <name>', 'what it is called there', 'Agent')
    .option('--matches <n>', 'leave after so many matches', wholeNumber('--matches', 1, 1_000_000))
    .option(
      '--agent-time <ms>',
      'milliseconds it has for each decision (default: as long as the clock of the table lets it)',
      wholeNumber('--agent-time', 1, 86_400_000),
    )
    .action(async (args: AgentAtTableArgs) => {
      const { agentAtTable } = await import('./commands/agent.ts');
      done(await agentAtTable(io, args));
    });

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
    .argument('<game>', GAMES_TEXT)
    .action((ruleset) => done(rulesCommand(io, ruleset)));

const LOG_LEVELS = ['error', 'warn', 'info', 'debug'];

const serveEntry = (io: Io, done: Done): Command =>
  new Command('serve')
    .description('serve the page and tables online')
    .option('--host <host>', 'where to listen; 0.0.0.0 is everywhere, also in your network', '127.0.0.1')
    .option(
      '--port <n>',
      'which port, or the next that is free; 0 is any',
      wholeNumber('--port', 0, 65_535),
      5180,
    )
    .option(
      '--database <url>',
      'postgres://user:password@host/database (default: PAIJU_DATABASE, else embedded in the data folder)',
    )
    .option('--data <dir>', 'where the embedded database is kept', 'paiju-data')
    .option(
      '--keep <days>',
      'tables, records and guests that nobody has used for so long are deleted; 0 is never',
      wholeNumber('--keep', 0, 36_500),
      90,
    )
    .option('--page <dir>', 'the folder of the page (default: as it was built here)')
    .option('--origin <url...>', 'pages of other addresses that may open sockets')
    .option('--public-url <url>', 'by which people know this server: passkeys are good there')
    .option('--advertise <host:port>', 'where other processes on the same database reach this one')
    .option('--trust-proxy', 'a proxy stands in front and says whose request it is')
    .addOption(
      new Option('--log <level>', 'what is logged, as JSON lines').choices(LOG_LEVELS).default('warn'),
    )
    .action(async (args: ServeArgs) => {
      // The server and its database are loaded by those alone who need them.
      const { serve } = await import('./commands/serve.ts');
      done(await serve(io, args));
    });

/** In the order in which they are listed. */
const ENTRIES = [
  playCommand,
  replayEntry,
  hintEntry,
  reviewEntry,
  judgeEntry,
  simEntry,
  arenaEntry,
  agentEntry,
  workerEntry,
  mcpEntry,
  perftEntry,
  rulesEntry,
  serveEntry,
  adminEntry,
] as const;

/** What commander finds wrong becomes one line that also says what is allowed. */
const failInOneLine = (command: Command): void => {
  command.exitOverride((error) => {
    if (error.exitCode === 0) throw error;
    const isBare = error.code === 'commander.help';
    throw new UsageError(
      `${isBare ? 'missing command' : oneLine(error.message.replace(/^error: /, ''))}; allowed: ${allowedFor(error, command)}`,
    );
  });
};

const allowedFor = ({ code, message }: CommanderError, command: Command): string => {
  const known = command.commands.map((one) => one.name()).join(', ');
  const asked = command.options.find(({ flags }) => message.includes(`'${flags}'`));
  if (asked !== undefined) return asked.description;
  if (code === 'commander.missingArgument' || code === 'commander.excessArguments') {
    return known === '' ? `${pathOf(command)} ${command.usage()}` : known;
  }
  if (code === 'commander.unknownCommand' || code === 'commander.help') return known;
  return [...command.options.map((option) => option.flags), '--help'].join(', ');
};

const everyCommand = (command: Command): readonly Command[] => [
  command,
  ...command.commands.flatMap(everyCommand),
];

/** `paiju admin find` */
const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;

const packageVersion = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String(version);
};
