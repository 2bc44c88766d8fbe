/** `paiju sim`: many matches without a screen, and what came of them. */
import { join } from 'node:path';
import { readBots } from '../../args/bots.ts';
import { charactersIn } from '../../args/characters.ts';
import type { GameArgs } from '../../args/game.ts';
import { deskFor, presetOf, readOptions } from '../../args/game.ts';
import { gameSeed, readSeed } from '../../args/seed.ts';
import { Breath } from '../../edge/breathe.ts';
import { Interrupted } from '../../edge/failure.ts';
import { makeFolder, writeText } from '../../edge/files.ts';
import type { Io } from '../../edge/io.ts';
import { playMatch } from './match.ts';
import { Progress } from './progress.ts';
import { reportLines } from './report.ts';
import { Tally } from './tally.ts';

export interface SimArgs extends GameArgs {
  readonly games: number;
  readonly seed?: string;
  readonly bots: string;
  readonly json?: boolean;
  readonly records?: string;
}

export const sim = async (io: Io, ruleset: string, args: SimArgs): Promise<number> => {
  const desk = deskFor(ruleset);
  const options = readOptions(desk, args);
  const bots = readBots(args.bots, desk.game.rules.seats, ruleset);
  const seed = readSeed(args.seed);
  if (args.records !== undefined) makeFolder(args.records);
  const tally = new Tally(desk);
  const progress = new Progress(io, args.games);
  const breath = new Breath(io.signal);
  const width = String(args.games).length;
  let code = 0;
  try {
    for (let game = 1; game <= args.games; game++) {
      const played = playMatch(desk, {
        options,
        bots,
        seed: gameSeed(seed, game),
        keepsRecord: args.records !== undefined,
      });
      tally.add(played);
      if (args.records !== undefined)
        writeText(
          join(args.records, `game-${String(game).padStart(width, '0')}.jsonl`),
          `${played.record.join('\n')}\n`,
        );
      progress.show(game, tally.decisions);
      await breath.take();
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    code = error.exitCode;
  } finally {
    progress.clear();
  }
  const heading = { ruleset, preset: presetOf(desk, args), options, seed, bots, asked: args.games };
  const { charts, ...summary } = tally.summary();
  io.out.write(
    args.json
      ? `${JSON.stringify({ ...heading, ...summary, ...charts }, null, 2)}\n`
      : `${reportLines(desk, { ...heading, characters: charactersIn(desk, options) }, { ...summary, charts }).join('\n')}\n`,
  );
  for (const trouble of tally.troubles) io.err.write(`paiju: trouble in scoring: ${trouble}\n`);
  return tally.troubles.length > 0 && code === 0 ? 1 : code;
};
