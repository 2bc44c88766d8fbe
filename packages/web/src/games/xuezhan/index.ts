/** Xuezhan on the page. */
import { GAMES } from '@paiju/engine';
import { drawSuited } from '../../tiles/art/suited.ts';
import type { PageGame } from '../game.ts';
import { once } from '../once.ts';

export const xuezhanPage: PageGame = {
  id: 'xuezhan',
  art: { tiles: GAMES.xuezhan.rules.tiles, draw: drawSuited },
  atTable: once(async () => (await import('./atTable.tsx')).xuezhanAtTable),
};
