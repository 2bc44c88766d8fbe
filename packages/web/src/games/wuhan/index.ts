/** Wuhan on the page. */
import { OUTLINES } from '@paiju/engine';
import { drawSuited } from '../../tiles/art/suited.ts';
import { tilesBy } from '../../tiles/tilesBy.ts';
import { withWords } from '../../words/index.ts';
import type { PageGame } from '../shared/game.ts';
import { nobodyInParticular } from '../shared/nobody.ts';
import { once } from '../shared/once.ts';

const { tiles } = OUTLINES.wuhan;

export const wuhanPage: PageGame = {
  ...nobodyInParticular,
  id: 'wuhan',
  art: { tiles, draw: drawSuited },
  card: { tiles: tilesBy(tiles, '5m', '7z', '2p', '6z', '8s'), cloth: ['#8a2f2a', '#3d1110'] },
  tournament: null,
  atTable: once(withWords('wuhan')(async () => (await import('./atTable.tsx')).wuhanAtTable)),
  lesson: once(async () => (await import('./lesson.ts')).wuhanLesson),
  examples: once(withWords('wuhan')(async () => (await import('./examples.ts')).wuhanExamples)),
};
