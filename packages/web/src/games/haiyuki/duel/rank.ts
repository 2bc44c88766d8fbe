/** The order of a hand in Haiyuki: characters, weapons, browdogs; red, blue, yellow, purple. */
import type { Tile } from '@paiju/engine';
import type { Kind } from '@paiju/engine/haiyuki';
import { kindOf } from '@paiju/engine/haiyuki';

const CATEGORIES: readonly Kind['category'][] = ['character', 'weapon', 'mayu'];
const COLOURS: readonly Kind['colour'][] = ['red', 'blue', 'yellow', 'purple'];
/** More than there are kinds, so that the earlier question decides. */
const STEP = 100;

export const haiyukiRank = (tile: Tile): number => {
  const { category, colour } = kindOf(tile);
  return (CATEGORIES.indexOf(category) * STEP + COLOURS.indexOf(colour)) * STEP + tile;
};
