/** All faces as symbols in one hidden svg: a tile on the screen is a single `<use>`. */
import { HAIYUKI_TILES, isSuit, kindOf, kinds, SUITED_AND_HONOURS } from '@paiju/engine';
import { drawKind } from '../games/haiyuki/tiles/drawKind.ts';
import type { Settings } from '../store/settings.ts';
import { classic } from './art/classic.ts';
import type { FaceArt } from './art/ink.ts';
import { numerals } from './art/numerals.ts';

export type Face = Settings['face'];

const FACES: Readonly<Record<Face, FaceArt>> = { classic, numerals };

/** Haiyuki's emblems are the same in every face. */
export const symbolId = (code: string, face: Face): string =>
  HAIYUKI_TILES.codes.includes(code) ? `tile-${code}` : `tile-${face}-${code}`;

/** The lowest part of a tile is its side: the face ends at 125. */
const symbol = (id: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="0 0 100 134">${drawing}</symbol>`;

const drawCode = (code: string, face: Face): string => {
  const rank = Number(code[0]);
  const suit = code[1];
  return isSuit(suit) ? FACES[face].drawSuited(suit, rank) : FACES[face].drawHonour(rank);
};

export const spriteMarkup = (): string => {
  const suited = (['classic', 'numerals'] as const).flatMap((face) =>
    SUITED_AND_HONOURS.codes.map((code) => symbol(symbolId(code, face), drawCode(code, face))),
  );
  const own = kinds(HAIYUKI_TILES).map(kindOf);
  const emblems = own.map((kind) => symbol(symbolId(kind.code, 'classic'), drawKind(kind)));
  return `<svg id="tile-sprite" aria-hidden="true" width="0" height="0" style="position:absolute">${suited.join('')}${emblems.join('')}</svg>`;
};

/** Once, when the first tile is wanted. */
export const mountSprite = (): void => {
  document.getElementById('tile-sprite')?.remove();
  document.body.insertAdjacentHTML('afterbegin', spriteMarkup());
};
