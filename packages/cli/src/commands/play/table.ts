/** Seats everybody at a table, and plays the match until it ends or somebody stops it. */
import { createBot } from '@paiju/bots';
import type { AnyAction, GameRecord, Result } from '@paiju/engine';
import { fail, ok } from '@paiju/engine';
import type { SeatUp } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import type { AgentLimits, Contestant } from '@paiju/sim';
import { AGENT_LIMITS, botSeed, isExec } from '@paiju/sim';
import type { KeptStep, LogEntry, Occupant, RoomPorts } from '@paiju/table';
import { Room } from '@paiju/table';
import type { Desk } from '../../desk.ts';
import { Interrupted, UsageError } from '../../edge/failure.ts';
import { beginText } from '../../edge/files.ts';
import type { Io } from '../../edge/io.ts';
import { isInteractive } from '../../edge/io.ts';
import { Prompt } from '../../edge/lines.ts';
import { faultLines } from '../../text/agentFaults.ts';
import { rankingLines } from '../../text/ranking.ts';
import { Agents } from './agents.ts';
import { botPort, OpenHands } from './bots.ts';
import type { Director } from './director.ts';
import { Person } from './person.ts';
import { Reporter } from './reporter.ts';
import type { SeededTerms } from './resume.ts';
import { keptLine, storyOf } from './resume.ts';

export interface TablePlan {
  readonly desk: Desk;
  readonly director: Director;
  readonly heading: string;
  readonly levels: readonly Contestant[];
  /** Not there where no programs of others play. */
  readonly limits?: AgentLimits;
  readonly watches: boolean;
  readonly terms: SeededTerms;
  /** What has been played before; null for a new game. */
  readonly record: GameRecord | null;
  /** Where the record is written; null for nowhere. */
  readonly writeLine: ((line: string) => void) | null;
}

/** Where the person sits. */
const PERSON = 0;

/** How it ended: what is left to say, and the exit code. */
export interface Ended {
  readonly lines: readonly string[];
  readonly code: number;
  readonly isOver: boolean;
}

export const playTable = async (io: Io, plan: TablePlan): Promise<Ended> => {
  const { desk, director, terms } = plan;
  const prompt = plan.watches ? null : new Prompt(io);
  const outcome: { why: string | null; failure: unknown } = { why: null, failure: null };
  const end = (why: string | null, failure: unknown = null): void => {
    outcome.why ??= why;
    outcome.failure ??= failure;
    room.close();
  };
  const lines: string[] = [];
  const reporter = new Reporter(desk, director, terms.players, plan.heading);
  const person = prompt && {
    ...{ desk, director, reporter, prompt, isInteractive: isInteractive(io) },
    keep: plan.writeLine === null ? (file: string) => keptIn(file, lines) : null,
    whyNot: (action: AnyAction) => room.whyNot(PERSON, action) ?? 'malformed-action',
    say: (message: SeatUp) => room.hear(PERSON, message),
    stop: (why: string) => end(why),
    fail: (error: unknown) => end(null, error),
  };
  const log = {
    info: () => {},
    // A record that could not be written says so itself.
    // What an agent does wrong is counted.
    error: (entry: LogEntry) =>
      entry.code !== 'not-kept' && !isOfAgent(entry) && end(null, unexpected(entry)),
  };
  const writeLine = plan.writeLine ?? ((line: string) => lines.push(line));
  // A record that cannot be written ends the game: it was asked for.
  const keep = (step: KeptStep): void => {
    for (const line of step.lines) writeLine(line);
  };
  const contestants = [...(prompt === null ? [] : [null]), ...plan.levels];
  const isOfAgent = (entry: LogEntry): boolean => {
    const seat = 'seat' in entry ? entry.seat : null;
    return seat !== null && isExec(contestants[seat] ?? 'first');
  };
  const agents = new Agents({
    ...{
      ruleset: desk.game.rules.id,
      options: terms.options,
      limits: plan.limits ?? AGENT_LIMITS,
      contestants,
    },
    ...{ players: terms.players, seed: botSeed(terms.chance.seed) },
    whyNot: (seat, action) => room.whyNot(seat, action),
  });
  const room = roomFor(plan, { reporter, agents, person: person && new Person(person) }, { log, keep });
  if (plan.record !== null) {
    // It has been checked, and is written already.
    room.restore(plan.record);
    reporter.recall(storyOf(plan.record, plan.watches ? null : PERSON));
  }
  io.signal.addEventListener('abort', () => end('Interrupted.'), { once: true });
  try {
    await room.run();
    await director.settled();
  } finally {
    prompt?.close();
    await agents.close();
  }
  if (room.stopped !== null) throw room.stopped.error;
  if (outcome.failure !== null) throw outcome.failure;
  const { match } = room;
  if (match.isOver)
    return {
      lines: [
        '',
        ...rankingLines(match.ranking, terms.players, desk.words.unit),
        ...faultLines(agents.faults),
      ],
      code: 0,
      isOver: true,
    };
  const code = io.signal.aborted ? new Interrupted().exitCode : 0;
  return { lines: ['', outcome.why ?? '', ...faultLines(agents.faults)], code, isOver: false };
};

interface AtTable {
  readonly reporter: Reporter;
  readonly agents: Agents;
  readonly person: Person | null;
}

/** The person takes the first seat; a watcher sees all hands. */
const roomFor = (
  { desk, director, levels, terms }: TablePlan,
  { reporter, agents, person }: AtTable,
  ports: Pick<RoomPorts<Contestant>, 'log' | 'keep'>,
): Room<Contestant> => {
  const seed = botSeed(terms.chance.seed);
  const open = new OpenHands();
  const bots = levels.map((level): Occupant<Contestant> => ({ is: 'bot', level }));
  const room = new Room<Contestant>(
    { game: desk.game, terms, seats: person === null ? bots : [{ is: 'person' }, ...bots] },
    {
      tell: (_seat, message) => person?.hear(message),
      bot: (seat, level) =>
        isExec(level)
          ? agents.port(seat, director, open.heard(seat))
          : botPort(
              createBot(level, { seed, seat, ruleset: desk.game.rules.id }),
              director,
              open.heard(seat),
            ),
      // Nobody waits for a clock at the terminal; its frames take the time they take.
      wait: async () => {},
      now: () => performance.now(),
      ...ports,
    },
    { clock: null, holdMs: 0, readyMs: null, standIn: null, protocol: PROTOCOL },
  );
  if (person === null)
    room.watch((message) => {
      if (message.type === 'told') reporter.report(message, open.whole(message.events), open.hands);
    });
  return room;
};

/** Whoever did not think of it before may still keep a game. */
const keptIn = (file: string, lines: readonly string[]): Result<string, string> => {
  try {
    beginText(file, lines.map((line) => `${line}\n`).join(''), false);
    return ok(`You left the game. ${keptLine(file, false)}`);
  } catch (error) {
    if (error instanceof UsageError) return fail(error.message);
    throw error;
  }
};

/** Our own ports do not fail; where one does, it is a bug and should be seen. */
const unexpected = (entry: LogEntry): Error => new Error(`the table reports ${JSON.stringify(entry)}`);
