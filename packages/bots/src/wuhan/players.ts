/** Who plays Wuhan without weighing what may come: beginners, who know nothing of the others. */
import type { Players } from '../gameBots.ts';
import { greedyWuhan } from './greedy.ts';
import { noviceWuhan } from './novice.ts';

export const WUHAN_PLAYERS = {
  novice: noviceWuhan,
  greedy: () => greedyWuhan,
} as const satisfies Players;
