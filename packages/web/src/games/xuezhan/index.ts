/** Xuezhan on the page. */
import { OUTLINES } from '@paiju/engine';
import { drawSuited } from '../../tiles/art/suited.ts';
import { tilesBy } from '../../tiles/tilesBy.ts';
import { withWords } from '../../words/index.ts';
import type { PageGame } from '../shared/game.ts';
import { nobodyInParticular } from '../shared/nobody.ts';
import { once } from '../shared/once.ts';

const { tiles } = OUTLINES.xuezhan;

export const xuezhanPage: PageGame = {
  ...nobodyInParticular,
  id: 'xuezhan',
  art: { tiles, draw: drawSuited },
  card: { tiles: tilesBy(tiles, '1s', '5p', '9p', '7s', '3m'), cloth: ['#1f6b4d', '#0b3324'] },
  tournament: null,
  atTable: once(withWords('xuezhan')(async () => (await import('./atTable.tsx')).xuezhanAtTable)),
  lesson: once(async () => (await import('./lesson.ts')).xuezhanLesson),
  examples: once(withWords('xuezhan')(async () => (await import('./examples.ts')).xuezhanExamples)),
};
