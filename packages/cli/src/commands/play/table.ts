/** Seats everybody at a table, and plays the match until it ends or somebody stops it. */
import type { BotLevel } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { MatchTerms, Seed } from '@paiju/engine';
import { botSeed } from '@paiju/sim';
import type { LogEntry, SeatPort, TablePorts } from '@paiju/table';
import { Table } from '@paiju/table';
import type { Desk } from '../../desk.ts';
import { Interrupted } from '../../edge/failure.ts';
import type { Io } from '../../edge/io.ts';
import { isInteractive } from '../../edge/io.ts';
import { Prompt } from '../../edge/lines.ts';
import { rankingLines } from '../../text/ranking.ts';
import { botPort, OpenHands } from './bots.ts';
import type { Director } from './director.ts';
import type { PersonParts } from './person.ts';
import { personPort } from './person.ts';
import { Reporter } from './reporter.ts';

export interface TablePlan {
  readonly desk: Desk;
  readonly director: Director;
  readonly heading: string;
  readonly levels: readonly BotLevel[];
  readonly watches: boolean;
  readonly terms: MatchTerms & { readonly chance: { readonly seed: Seed } };
  readonly onLine: ((line: string) => void) | null;
}

/** How it ended: what is left to say, and the exit code. */
export interface Ended {
  readonly lines: readonly string[];
  readonly code: number;
}

export const playTable = async (io: Io, plan: TablePlan): Promise<Ended> => {
  const { desk, director, terms } = plan;
  const prompt = plan.watches ? null : new Prompt(io);
  const outcome: { why: string | null; failure: unknown } = { why: null, failure: null };
  const end = (why: string | null, failure: unknown = null): void => {
    outcome.why ??= why;
    outcome.failure ??= failure;
    table.close();
  };
  const ports: TablePorts = {
    ...seatsFor(plan, prompt, {
      whyNot: (action) => table.whyNot(0, action) ?? 'malformed-action',
      stop: (why) => end(why),
    }),
    wait: async () => {},
    now: () => performance.now(),
    // Everything is shown, and a person says when to go on.
    betweenRounds: async () => {
      await director.settled();
      if (prompt !== null && isInteractive(io)) await prompt.ask('Enter for the next round ');
    },
    log: { info: () => {}, error: (entry) => end(null, unexpected(entry)) },
  };
  const table = new Table(desk.game, terms, ports, { clock: null, holdMs: 0 });
  if (plan.onLine !== null) table.onLine = guarded(plan.onLine, (failure) => end(null, failure));
  io.signal.addEventListener('abort', () => end('Interrupted.'), { once: true });
  try {
    await table.run();
    await director.settled();
  } finally {
    prompt?.close();
  }
  if (outcome.failure !== null) throw outcome.failure;
  if (table.match.isOver)
    return { lines: ['', ...rankingLines(table.match.ranking, terms.players, desk.words.unit)], code: 0 };
  return { lines: ['', outcome.why ?? ''], code: io.signal.aborted ? new Interrupted().exitCode : 0 };
};

/** The person takes the first seat; a watcher sees all hands. */
const seatsFor = (
  { desk, director, heading, levels, watches, terms }: TablePlan,
  prompt: Prompt | null,
  rest: Pick<PersonParts, 'whyNot' | 'stop'>,
): Pick<TablePorts, 'seats' | 'spectators'> => {
  const reporter = new Reporter(desk, director, terms.players, heading);
  const seed = botSeed(terms.chance.seed);
  const bot = (level: BotLevel, seat: number, observe?: SeatPort['observe']): SeatPort =>
    botPort(createBot(level, { seed, seat, ruleset: desk.game.rules.id }), director, observe);
  if (!watches && prompt !== null)
    return {
      seats: [
        personPort({ desk, reporter, prompt, ...rest }),
        ...levels.map((level, i) => bot(level, i + 1)),
      ],
    };
  const open = new OpenHands();
  return {
    seats: levels.map((level, seat) => bot(level, seat, open.heard(seat))),
    spectators: [(message) => reporter.report(message, open.whole(message.events), open.hands)],
  };
};

/** A record that cannot be written ends the game: it was asked for. */
const guarded =
  (write: (line: string) => void, failed: (error: unknown) => void) =>
  (line: string): void => {
    try {
      write(line);
    } catch (error) {
      failed(error);
    }
  };

/** Our own ports do not fail; where one does, it is a bug and should be seen. */
const unexpected = (entry: LogEntry): Error => new Error(`the table reports ${JSON.stringify(entry)}`);
