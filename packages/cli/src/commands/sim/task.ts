/** One game of a simulation: played, recorded where that is asked for, and counted. */
import type { BotLevel } from '@paiju/bots';
import type { Seed } from '@paiju/engine';
import type { SeriesTask, Tally } from '@paiju/sim';
import { countMatch, emptyTally, gameSeed, playMatch } from '@paiju/sim';
import { deskFor } from '../../args/game.ts';
import { writeRecord } from './records.ts';

/** What every thread has to know. */
export interface SimSetup {
  readonly ruleset: string;
  readonly options: object;
  readonly bots: readonly BotLevel[];
  readonly seed: Seed;
  readonly games: number;
  /** The folder for the records; null where none are kept. */
  readonly records: string | null;
}

const simTask: SeriesTask<SimSetup, Tally> = {
  module: import.meta.url,
  prepare: (setup) => {
    const desk = deskFor(setup.ruleset);
    return {
      empty: () => emptyTally(desk),
      play: (game, tally) => {
        const { options, bots, records, games } = setup;
        const seed = gameSeed(setup.seed, game);
        const played = playMatch(desk.game, { options, bots, seed, keepsRecord: records !== null });
        if (records !== null) writeRecord(records, { game, games }, played.record);
        countMatch(desk, tally, game, played);
      },
    };
  },
};
export default simTask;
