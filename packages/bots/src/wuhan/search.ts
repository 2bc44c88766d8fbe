/** What the search needs to know of Wuhan. */
import { GAMES } from '@paiju/engine';
import type { SearchParts } from '../search/search.ts';
import { expertWuhan } from './expert.ts';
import { greedyWuhan } from './greedy.ts';

/** W-8.3: what a flow draw moves has no cap. Three payers at the cap of the presets. */
const MOST = 1500;

export const WUHAN_SEARCH: SearchParts = {
  game: GAMES.wuhan,
  adviser: expertWuhan,
  player: greedyWuhan,
  most: MOST,
  worlds: 16,
  depth: () => 'next',
  isOut: () => false,
};
