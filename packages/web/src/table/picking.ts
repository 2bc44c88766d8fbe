/** Choosing tiles in the opening: only what leads to a legal choice can be picked. */
import type { AnyAction, Suit, Tile } from '@paiju/engine';
import type { HandItem } from '../hand/items.ts';

export type SetChoice = AnyAction & { readonly type: 'bury' | 'exchange'; readonly tiles: readonly Tile[] };
export type SuitChoice = AnyAction & { readonly type: 'void'; readonly suit: Suit };

export const setChoices = (legal: readonly AnyAction[]): SetChoice[] =>
  legal.filter((action): action is SetChoice => action.type === 'bury' || action.type === 'exchange');

export const suitChoices = (legal: readonly AnyAction[]): SuitChoice[] =>
  legal.filter((action): action is SuitChoice => action.type === 'void');

/** Whether `tiles` holds all of `part`, copy by copy. */
const holds = (tiles: readonly Tile[], part: readonly Tile[]): boolean => {
  const left = [...tiles];
  return part.every((tile) => {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
};

/** Whether the tile, with those already picked, is part of a legal choice. */
const canPick = (choices: readonly SetChoice[], picked: readonly HandItem[], tile: Tile): boolean => {
  const wanted = [...picked.map((item) => item.tile), tile];
  return choices.some(({ tiles }) => holds(tiles, wanted));
};

/** Whether the tile is part of any legal choice: picking it may begin a new one. */
export const canBegin = (choices: readonly SetChoice[], tile: Tile): boolean =>
  choices.some(({ tiles }) => tiles.includes(tile));

/** Taken back when it was picked, added when it goes with the others, else the first of a new choice. */
export const withPick = (
  choices: readonly SetChoice[],
  picked: readonly HandItem[],
  item: HandItem,
): readonly HandItem[] => {
  if (picked.some(({ id }) => id === item.id)) return picked.filter(({ id }) => id !== item.id);
  if (canPick(choices, picked, item.tile)) return [...picked, item];
  // One more of the right kind than there is room for: the oldest goes.
  const later = picked.slice(1);
  if (picked.length > 0 && canPick(choices, later, item.tile)) return [...later, item];
  return canBegin(choices, item.tile) ? [item] : picked;
};

/** The choice that the picked tiles make, once there are enough. */
export const chosenBy = (choices: readonly SetChoice[], picked: readonly HandItem[]): SetChoice | null => {
  const tiles = picked.map((item) => item.tile);
  return choices.find((choice) => choice.tiles.length === tiles.length && holds(choice.tiles, tiles)) ?? null;
};
