/** The share of a series that one thread plays: the same code in the main thread and in those of the pool. */
import { join } from 'node:path';
import type { BotLevel } from '@paiju/bots';
import type { Seed } from '@paiju/engine';
import { deskFor } from '../../args/game.ts';
import { gameSeed } from '../../args/seed.ts';
import type { Desk } from '../../desk.ts';
import { UsageError } from '../../edge/failure.ts';
import { writeText } from '../../edge/files.ts';
import { countMatch } from './counting.ts';
import type { GameQueue } from './gameQueue.ts';
import { playMatch } from './match.ts';
import type { Tally } from './tally.ts';
import { addTally, emptyTally } from './tally.ts';

/** What every thread has to know; plain data, because it goes to other threads. */
export interface Series {
  readonly ruleset: string;
  readonly options: object;
  readonly bots: readonly BotLevel[];
  readonly seed: Seed;
  readonly games: number;
  /** The folder for the records; null where none are kept. */
  readonly records: string | null;
}

/** What came of it; plain data again. */
export interface Share {
  readonly tally: Tally;
  readonly failure: Failure | null;
}

interface Failure {
  readonly game: number;
  /** An error comes out of another thread without its class. */
  readonly isUsage: boolean;
  readonly error: unknown;
}

/** Plays the next game of the queue until there is none left for this thread. */
export const playShare = async (
  series: Series,
  queue: GameQueue,
  afterGame: () => Promise<void>,
): Promise<Share> => {
  const desk = deskFor(series.ruleset);
  const tally = emptyTally(desk);
  for (let game = queue.take(); game !== null; game = queue.take()) {
    try {
      playGame(desk, series, game, tally);
    } catch (error) {
      queue.close();
      return { tally, failure: { game, isUsage: error instanceof UsageError, error } };
    }
    queue.finish();
    await afterGame();
  }
  return { tally, failure: null };
};

const playGame = (desk: Desk, series: Series, game: number, tally: Tally): void => {
  const { options, bots, seed, games, records } = series;
  const played = playMatch(desk, {
    options,
    bots,
    seed: gameSeed(seed, game),
    keepsRecord: records !== null,
  });
  if (records !== null) {
    const number = String(game).padStart(String(games).length, '0');
    writeText(join(records, `game-${number}.jsonl`), `${played.record.join('\n')}\n`);
  }
  countMatch(desk, tally, game, played);
};

/**
 * All shares together. Where several games failed, the first of them is what is told: every game before it was taken
 * earlier and played to the end, so which one that is does not depend on the threads.
 */
export const joined = ({ ruleset }: Series, shares: readonly Share[]): Tally => {
  const [first] = shares.flatMap(({ failure }) => failure ?? []).sort((a, b) => a.game - b.game);
  if (first !== undefined) throw first.isUsage ? new UsageError(textOf(first.error)) : first.error;
  const tally = emptyTally(deskFor(ruleset));
  for (const share of shares) addTally(tally, share.tally);
  return tally;
};

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
