/** Texts with tiles in them: `Discard [6p].` is words, a tile and words again. */
import type { GameId, Tile } from '@paiju/engine';
import { tileOf } from '@paiju/engine';
import { outlineOf } from '../game/outlineOf.ts';

export type Piece =
  | { readonly type: 'words'; readonly words: string }
  | { readonly type: 'tiles'; readonly tiles: readonly Tile[] };

/** What is no tile of the game stays what it is. */
export const piecesOf = (ruleset: GameId, text: string): Piece[] =>
  text.split(/\[([^\]]*)\]/).flatMap((part, place): Piece[] => {
    if (place % 2 === 0) return part === '' ? [] : [{ type: 'words', words: part }];
    const tiles = part.split(' ').map((code) => tileOf(outlineOf(ruleset).tiles, code));
    return tiles.every((tile) => tile !== null)
      ? [{ type: 'tiles', tiles }]
      : [{ type: 'words', words: `[${part}]` }];
  });
