/** Haiyuki on the page. */
import { GAMES } from '@paiju/engine';
import type { PageGame } from '../game.ts';
import { once } from '../once.ts';
import { drawEmblem } from './tiles/drawEmblem.ts';

export const haiyukiPage: PageGame = {
  id: 'haiyuki',
  art: { tiles: GAMES.haiyuki.rules.tiles, draw: drawEmblem },
  atTable: once(async () => (await import('./atTable.tsx')).haiyukiAtTable),
};
