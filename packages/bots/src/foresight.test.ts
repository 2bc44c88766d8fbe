/** Advice is never wrong: what is said of a win is what is then paid. `npm run advice` plays many more games. */
import type { Game } from '@paiju/engine';
import { GAME_IDS, GAMES } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { anyOptions } from './testing/anyOptions.ts';
import type { Table } from './testing/match.ts';
import { TABLES } from './testing/match.ts';
import type { Tally } from './testing/saidAndPaid.ts';
import { anySitters, chanceOf, compareMatch, emptyTally } from './testing/saidAndPaid.ts';

const MATCHES = 24;
/** Only what hangs is stopped. */
const SLOW = 600_000;

const compared = (tableFor: (seed: number) => Table): Tally => {
  const tally = emptyTally();
  for (let seed = 1; seed <= MATCHES; seed++) {
    const table = tableFor(seed);
    compareMatch(table, seed, anySitters(table.game.rules.seats, chanceOf(seed)), tally);
  }
  return tally;
};

test.each(TABLES)(
  'in %s every win is paid as it was said',
  (_, table) => {
    const { wins, differences } = compared(() => table);
    expect(differences).toEqual([]);
    expect(wins).toBeGreaterThan(8);
  },
  SLOW,
);

describe.each(GAME_IDS)('%s', (id) => {
  const game: Game = GAMES[id];

  test(
    'with options made up by chance every win is paid as it was said',
    () => {
      const { wins, differences } = compared((seed) => ({
        game,
        options: anyOptions(game.rules, chanceOf(1000 + seed)),
      }));
      expect(differences).toEqual([]);
      expect(wins).toBeGreaterThan(8);
    },
    SLOW,
  );

  test(
    'a win that is said to pay otherwise is found',
    () => {
      const options = game.rules.options.presets[game.rules.options.defaultPreset] as object;
      const wrong: Game = {
        ...game,
        foresee: (view, action) => game.foresee(view, action).map((way) => ({ ...way, transfers: [] })),
      };
      const { wins, differences } = compared(() => ({ game: wrong, options }));
      expect(differences).toHaveLength(wins);
    },
    SLOW,
  );
});
