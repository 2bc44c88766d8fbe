/** `paiju arena`: bots against each other on the same walls, and which of them is the better one. */
import { hasFaults } from '@paiju/agents';
import type { ArenaSetup, Threads, WallTally } from '@paiju/sim';
import { arenaTask, ladderPlot, standingsOf, wallsFor } from '@paiju/sim';
import type { AgentArgs } from '../../args/agents.ts';
import { limitsFor } from '../../args/agents.ts';
import { readContestants } from '../../args/bots.ts';
import type { GameArgs } from '../../args/game.ts';
import { deskFor, presetOf, readOptions } from '../../args/game.ts';
import type { JobArgs } from '../../args/jobs.ts';
import { checkJobs, runGames } from '../../args/jobs.ts';
import { readSeed } from '../../args/seed.ts';
import type { ThreadArgs } from '../../args/threads.ts';
import { threadsFor } from '../../args/threads.ts';
import { INTERRUPTED } from '../../edge/failure.ts';
import { beginText, writeText } from '../../edge/files.ts';
import type { Io } from '../../edge/io.ts';
import { Progress } from '../../screen/progress.ts';
import { presetNameOf } from '../../text/options.ts';
import { KeptWalls } from './keptWalls.ts';
import { reportLines } from './report.ts';

export interface ArenaArgs extends GameArgs, ThreadArgs, AgentArgs, JobArgs {
  readonly bots: string;
  readonly games: number;
  readonly seed?: string;
  readonly json?: boolean;
  readonly out?: string;
  readonly plot?: string;
  readonly force?: boolean;
}

export const arena = async (io: Io, ruleset: string, args: ArenaArgs): Promise<number> => {
  const desk = deskFor(ruleset);
  const { rules } = desk.game;
  const options = readOptions(desk, args);
  const bots = readContestants(args.bots, rules.seats);
  const seed = readSeed(args.seed);
  checkJobs(args, bots, null);
  const limits = limitsFor(desk, options, { ...args, bots });
  const setup = { ruleset, options, bots, seed, ...limits };
  const kept = args.out === undefined ? null : new KeptWalls(args.out, { ...setup, version: rules.version });
  if (args.plot !== undefined) beginText(args.plot, '', args.force === true);
  const asked = wallsFor(args.games, bots, rules.seats);
  const threads = threadsFor(io, args, asked);
  const walls = await playWalls(io, setup, { ...args, asked, kept, threads }).finally(() => threads.close());
  const standings = standingsOf(walls, seed);
  const preset = presetOf(desk, args);
  const named = presetNameOf(desk, options);
  if (args.plot !== undefined)
    writeText(
      args.plot,
      ladderPlot(`${desk.words.title}, ${named}: ${standings.games} games`, standings.standings),
    );
  io.out.write(
    args.json
      ? `${JSON.stringify({ ...setup, preset, asked, ...standings }, null, 2)}\n`
      : `${reportLines(desk, { preset: named, seed, asked }, standings).join('\n')}\n`,
  );
  if (io.signal.aborted) return INTERRUPTED;
  const isClean = standings.faults === 0 && !standings.agents?.some(({ faults }) => hasFaults(faults));
  return isClean ? 0 : 1;
};

interface Plan extends JobArgs {
  readonly asked: number;
  readonly kept: KeptWalls | null;
  readonly threads: Threads;
}

/** The walls of an earlier run, and those that are still to be played; fewer after Ctrl-C. */
const playWalls = async (
  io: Io,
  setup: ArenaSetup,
  { asked, kept, threads, ...args }: Plan,
): Promise<readonly WallTally[]> => {
  const walls = [...(kept?.played ?? [])];
  const games = { first: walls.length + 1, last: asked };
  const progress = new Progress(io, { things: 'walls', before: walls.length, all: asked });
  try {
    await runGames(io, args, {
      kind: 'arena',
      task: arenaTask,
      setup,
      games,
      threads,
      signal: io.signal,
      take: (outcome) => {
        walls.push(...outcome);
        kept?.add(outcome);
      },
      progress: (finished) => progress.show(finished),
    });
  } finally {
    progress.clear();
  }
  return walls;
};
