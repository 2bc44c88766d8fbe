/** Whether the tiles of a set have suits and ranks: `5p`, `3z`. */
import type { TileSet } from '@paiju/engine';

const RANKED = /^[1-9][mpsz]$/;

export const hasSuits = ({ codes }: TileSet): boolean => codes.every((code) => RANKED.test(code));
