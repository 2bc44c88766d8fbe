/** How strong somebody is on the ladder of what they want to play. */
import type { GameId } from '@paiju/engine';
import { ladderOf } from '@paiju/protocol';
import type { Strength } from '../ratings/rating.ts';
import { NEWCOMER } from '../ratings/rating.ts';
import type { Database } from '../store/database.ts';

const STRENGTH = `
SELECT s.mean, s.deviation FROM standing s JOIN competitor c ON c.id = s.competitor WHERE c.guest = $1 AND s.ladder = $2`;

export const strengths =
  ({ query }: Pick<Database, 'query'>) =>
  async (guest: string, game: GameId, preset: string): Promise<Strength> => {
    const [known] = await query<Strength>(STRENGTH, [guest, ladderOf(game, preset)]);
    return known ?? NEWCOMER;
  };
