/** What the search needs to know of Wuhan. */
import type { WuhanView } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import { closeRivals } from '../search/rivals.ts';
import type { SearchParts } from '../search/search.ts';
import { expertWuhan, hastyWuhan } from './expert.ts';

/** W-8.3: what a flow draw moves has no cap. Three payers at the cap of the presets. */
const MOST = 1500;

/** With more tiles than these in the wall, worlds played to the end say less than the expert knows. */
const LATE = 42;

export const WUHAN_SEARCH: SearchParts = {
  game: GAMES.wuhan,
  adviser: expertWuhan,
  self: hastyWuhan,
  others: hastyWuhan,
  most: MOST,
  worlds: 192,
  rivals: (view, opinions) => ((view as WuhanView).wallSize < LATE ? closeRivals(opinions) : []),
  isOut: () => false,
};
