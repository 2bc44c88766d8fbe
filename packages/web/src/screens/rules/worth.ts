/** What an example earns for the pattern it shows. */
import { countTiles, GAMES, SUITED, worthOf } from '@paiju/engine';
import { handOf, meldOf } from './exampleHands.ts';
import type { XuezhanExample } from './examples.ts';

/** In fan; 0 where the hand does not show it. */
export const fanOf = (example: XuezhanExample): number => {
  const options = GAMES.xuezhan.rules.options.presets[example.preset];
  if (options === undefined) return 0;
  const { fans } = worthOf(options, {
    concealed: countTiles(SUITED, handOf(example).groups.flat()),
    melds: (example.melds ?? []).map(meldOf),
    selfDrawn: example.isSelfDrawn ?? false,
    situations: [],
  });
  return fans.find(([code]) => code === example.code)?.[1] ?? 0;
};
