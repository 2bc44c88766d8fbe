/** A game on the shelf. */
import type { GameMeta } from '../shelf.ts';

export const metaOf = (id: string, changed = 0): GameMeta => ({
  id,
  ruleset: 'xuezhan',
  preset: 'bury3',
  begun: 0,
  changed,
  players: ['a', 'b', 'c', 'd'],
  company: [null, 'expert', 'expert', 'expert'],
  points: [0, 0, 0, 0],
  isFinished: false,
  daily: null,
  part: null,
});
