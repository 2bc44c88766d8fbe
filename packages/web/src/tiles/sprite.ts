/** All faces as symbols in one hidden svg: a tile on the screen is a single `<use>`. */
import type { TileSet } from '@paiju/engine';
import type { Settings } from '../store/settings.ts';

export type Face = Settings['face'];

/** What lies on a tile, as svg 100 wide and 125 high. */
export type Draw = (code: string, face: Face) => string;

/** The tiles of a game, and how they are drawn. */
export interface TileArt {
  readonly tiles: TileSet;
  readonly draw: Draw;
}

const FACES: readonly Face[] = ['classic', 'numerals'];

export const symbolId = (code: string, face: Face): string => `tile-${face}-${code}`;

/** The lowest part of a tile is its side: the face ends at 125. */
const symbol = (id: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="0 0 100 134">${drawing}</symbol>`;

/** Games may share tiles, but then they look the same. */
const drawnBy = (arts: readonly TileArt[]): ReadonlyMap<string, Draw> => {
  const drawn = new Map<string, Draw>();
  for (const { tiles, draw } of arts)
    for (const code of tiles.codes) {
      if ((drawn.get(code) ?? draw) !== draw) throw new Error(`two games draw ${code} in their own way`);
      drawn.set(code, draw);
    }
  return drawn;
};

export const spriteMarkup = (arts: readonly TileArt[]): string => {
  const symbols = [...drawnBy(arts)].flatMap(([code, draw]) =>
    FACES.map((face) => symbol(symbolId(code, face), draw(code, face))),
  );
  return `<svg id="tile-sprite" aria-hidden="true" width="0" height="0" style="position:absolute">${symbols.join('')}</svg>`;
};

/** Once, before the first tile is wanted. */
export const mountSprite = (arts: readonly TileArt[]): void => {
  document.getElementById('tile-sprite')?.remove();
  document.body.insertAdjacentHTML('afterbegin', spriteMarkup(arts));
};
