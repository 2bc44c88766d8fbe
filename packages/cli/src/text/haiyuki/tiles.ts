/** The tiles of Haiyuki in text: three letters each, which are told apart by the first two. */
import type { Tile } from '@paiju/engine';
import { codeOf, kinds, tileOf } from '@paiju/engine';
import type { Kind } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES, kindOf } from '@paiju/engine/haiyuki';
import { tiles } from '../catalogue.ts';
import { capitalised } from '../listing.ts';

/** A browdog goes by its colour alone. */
const NAMES: Readonly<Record<string, string>> = tiles.name;
const SHORT = 3;
const CATEGORIES: readonly Kind['category'][] = ['character', 'weapon', 'mayu'];
const COLOURS: readonly Kind['colour'][] = ['red', 'blue', 'yellow', 'purple'];

/** `Ataho`, `Red browdog` */
export const tileName = (tile: Tile): string => capitalised(NAMES[codeOf(HAIYUKI_TILES, tile)] ?? '');

/** `Ata`, `Red` */
export const tileText = (tile: Tile): string => tileName(tile).slice(0, SHORT);

/** A tile by its id, or by the beginning of its name: two letters are enough. */
export const tileNamed = (text: string): Tile | null => {
  const known = tileOf(HAIYUKI_TILES, text);
  if (known !== null || text.length < 2) return known;
  return kinds(HAIYUKI_TILES).find((tile) => tileName(tile).toLowerCase().startsWith(text)) ?? null;
};

/** Characters, weapons, browdogs; red, blue, yellow, purple; and by name. */
const ORDERED = kinds(HAIYUKI_TILES).sort((a, b) => {
  const [left, right] = [kindOf(a), kindOf(b)];
  return (
    CATEGORIES.indexOf(left.category) - CATEGORIES.indexOf(right.category) ||
    COLOURS.indexOf(left.colour) - COLOURS.indexOf(right.colour) ||
    (left.code < right.code ? -1 : 1)
  );
});

/** In the order in which a hand is shown. */
export const inOrder = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((a, b) => ORDERED.indexOf(a) - ORDERED.indexOf(b));

/** Tiles in order, characters, weapons and browdogs apart. */
export const tileGroups = (tiles: readonly Tile[]): Tile[][] =>
  CATEGORIES.map((category) => inOrder(tiles).filter((tile) => kindOf(tile).category === category)).filter(
    (group) => group.length > 0,
  );

/** `Ata×3 Rin Fis×2`: pile by pile, in order. */
export const pilesText = (tiles: readonly Tile[]): string =>
  ORDERED.flatMap((kind) => {
    const pile = tiles.filter((tile) => tile === kind).length;
    return pile === 0 ? [] : [`${tileText(kind)}${pile === 1 ? '' : `×${pile}`}`];
  }).join(' ');

/** `Ata Rin`, as they come. */
export const tilesText = (tiles: readonly Tile[]): string => tiles.map(tileText).join(' ');
