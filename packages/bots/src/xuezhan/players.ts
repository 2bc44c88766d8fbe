/** Who plays Xuezhan without weighing what may come: beginners, who know nothing of the others. */
import type { Players } from '../gameBots.ts';
import { greedyXuezhan } from './greedy.ts';
import { noviceXuezhan } from './novice.ts';

export const XUEZHAN_PLAYERS = {
  novice: noviceXuezhan,
  greedy: () => greedyXuezhan,
} as const satisfies Players;
