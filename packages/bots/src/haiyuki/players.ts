/** Who plays Haiyuki without weighing what may come: beginners, who know nothing of the others. */
import type { Players } from '../gameBots.ts';
import { greedyHaiyuki } from './greedy.ts';
import { noviceHaiyuki } from './novice.ts';

export const HAIYUKI_PLAYERS = {
  novice: noviceHaiyuki,
  greedy: () => greedyHaiyuki,
} as const satisfies Players;
