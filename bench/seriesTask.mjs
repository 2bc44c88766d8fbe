// One game of a series: the points of its seats.
import { GAMES } from '@paiju/engine';
import { gameSeed, playMatch } from '@paiju/sim';

export default {
  module: import.meta.url,
  prepare: ({ ruleset, preset, level, seed }) => {
    const game = GAMES[ruleset];
    const options = game.rules.options.presets[preset];
    const bots = Array(game.rules.seats).fill(level);
    return {
      empty: () => [],
      play: (number, points) =>
        points.push(
          playMatch(game, { options, bots, seed: gameSeed(seed, number), keepsRecord: false }).points,
        ),
    };
  },
};
