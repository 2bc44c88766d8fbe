/** The matches that networks learn from, played in any number of threads. */
import type { KeptWeights } from '@paiju/bots';
import { learnerOf, rowSizeOf, unpacked } from '@paiju/bots';
import type { Game, GameId, Seed } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import { botSeed, gameSeed } from '../seeds.ts';
import type { SeriesTask } from '../series/task.ts';
import type { Sizes } from './attempt.ts';
import { Lesson } from './play.ts';

export interface ExperienceSetup {
  readonly ruleset: GameId;
  readonly options: object;
  readonly seed: Seed;
  readonly net: KeptWeights | null;
}

export const experienceSizes = (ruleset: GameId): Sizes => {
  const { traits } = learnerOf(ruleset);
  return { seats: GAMES[ruleset].rules.seats, table: traits.tableSize, row: rowSizeOf(traits) };
};

const experienceTask: SeriesTask<ExperienceSetup, Uint8Array[]> = {
  module: import.meta.url,
  prepare: ({ ruleset, options, seed, net }) => {
    const game: Game = GAMES[ruleset];
    const learner = learnerOf(ruleset);
    const weights = net === null ? null : unpacked(net);
    const school = { game, options, learner, weights, sizes: experienceSizes(ruleset) };
    return {
      empty: () => [],
      play: (number, decisions) => {
        const wall = gameSeed(seed, number);
        decisions.push(...new Lesson(school, botSeed(wall)).play(wall));
      },
    };
  },
};

export default experienceTask;
