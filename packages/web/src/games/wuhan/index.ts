/** Wuhan on the page. */
import { GAMES } from '@paiju/engine';
import { drawSuited } from '../../tiles/art/suited.ts';
import type { PageGame } from '../game.ts';
import { once } from '../once.ts';

export const wuhanPage: PageGame = {
  id: 'wuhan',
  art: { tiles: GAMES.wuhan.rules.tiles, draw: drawSuited },
  atTable: once(async () => (await import('./atTable.tsx')).wuhanAtTable),
};
