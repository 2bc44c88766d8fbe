/** `paiju sim`: many matches without a screen, and what came of them. */
import { hasFaults } from '@paiju/agents';
import { summaryOf } from '@paiju/sim';
import type { AgentArgs } from '../../args/agents.ts';
import { limitsFor } from '../../args/agents.ts';
import { readBots } from '../../args/bots.ts';
import { charactersIn } from '../../args/characters.ts';
import type { GameArgs } from '../../args/game.ts';
import { deskFor, presetOf, readOptions } from '../../args/game.ts';
import type { JobArgs } from '../../args/jobs.ts';
import { checkJobs } from '../../args/jobs.ts';
import { readSeed } from '../../args/seed.ts';
import type { ThreadArgs } from '../../args/threads.ts';
import { threadsFor } from '../../args/threads.ts';
import { INTERRUPTED } from '../../edge/failure.ts';
import type { Io } from '../../edge/io.ts';
import { faultLines } from '../../text/agentFaults.ts';
import { presetNameOf } from '../../text/options.ts';
import { beginRecords } from './records.ts';
import { reportLines } from './report.ts';
import { playSeries } from './series.ts';

export interface SimArgs extends GameArgs, ThreadArgs, AgentArgs, JobArgs {
  readonly games: number;
  readonly seed?: string;
  readonly bots: string;
  readonly json?: boolean;
  readonly records?: string;
  readonly force?: boolean;
}

export const sim = async (io: Io, ruleset: string, args: SimArgs): Promise<number> => {
  const desk = deskFor(ruleset);
  const options = readOptions(desk, args);
  const bots = readBots(args.bots, desk.game.rules.seats);
  const seed = readSeed(args.seed);
  const { games, records = null } = args;
  checkJobs(args, bots, records);
  if (records !== null) beginRecords(records, args.force === true);
  const limits = limitsFor(desk, options, { ...args, bots });
  const setup = { ruleset, options, bots, seed, games, records, ...limits };
  const threads = threadsFor(io, args, games);
  const tally = await playSeries(io, setup, { ...args, threads }).finally(() => threads.close());
  const heading = { ruleset, preset: presetOf(desk, args), options, seed, bots, asked: games };
  const names = { preset: presetNameOf(desk, options), characters: charactersIn(desk, options) };
  const { charts, ...summary } = summaryOf(tally);
  io.out.write(
    args.json
      ? `${JSON.stringify({ ...heading, ...summary, ...charts }, null, 2)}\n`
      : `${reportLines(desk, { ...heading, ...names }, { ...summary, charts }).join('\n')}\n`,
  );
  for (const { text } of tally.troubles) io.err.write(`paiju: trouble in scoring: ${text}\n`);
  for (const line of faultLines(tally.agents)) io.err.write(`paiju: ${line}\n`);
  if (io.signal.aborted) return INTERRUPTED;
  const isClean = tally.troubles.length === 0 && !tally.agents.some(({ faults }) => hasFaults(faults));
  return isClean ? 0 : 1;
};
