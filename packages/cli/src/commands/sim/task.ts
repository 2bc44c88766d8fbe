/** One game of a simulation: played, recorded where that is asked for, and counted. */
import type { GameId, Seed } from '@paiju/engine';
import type { AgentLimits, Contestant, Played, SeriesTask, Tally } from '@paiju/sim';
import {
  AGENT_LIMITS,
  addAgentFaults,
  areBots,
  Crew,
  countMatch,
  emptyTally,
  gameSeed,
  playAgentMatch,
  playMatch,
} from '@paiju/sim';
import { deskFor } from '../../args/game.ts';
import { writeRecord } from './records.ts';

/** What every thread has to know. */
export interface SimSetup {
  readonly ruleset: string;
  readonly options: object;
  readonly bots: readonly Contestant[];
  readonly seed: Seed;
  readonly games: number;
  /** The folder for the records; null where none are kept. */
  readonly records: string | null;
  /** Not there where no programs of others play. */
  readonly limits?: AgentLimits;
}

const simTask: SeriesTask<SimSetup, Tally> = {
  module: import.meta.url,
  waits: ({ bots }) => !areBots(bots),
  prepare: (setup, signal) => {
    const { options, bots, records, games, limits } = setup;
    const desk = deskFor(setup.ruleset);
    const ruleset = desk.game.rules.id as GameId;
    const crew = new Crew({ ...(limits ?? AGENT_LIMITS), ruleset, options });
    const keepsRecord = records !== null;
    const count = (tally: Tally, game: number, played: Played): void => {
      if (records !== null) writeRecord(records, { game, games }, played.record);
      countMatch(desk, tally, game, played);
    };
    return {
      empty: () => emptyTally(desk),
      close: () => crew.close(),
      play: (game, tally) => {
        const seed = gameSeed(setup.seed, game);
        if (areBots(bots))
          return count(tally, game, playMatch(desk.game, { options, bots, seed, keepsRecord }));
        return playAgentMatch(desk.game, { options, bots, seed, keepsRecord, crew, signal }).then(
          (played) => {
            count(tally, game, played);
            addAgentFaults(tally, played.agents);
          },
        );
      },
    };
  },
};
export default simTask;
