/** A review as data. Tiles have their codes, as in a record. */
import { withCodes } from '@paiju/engine';
import type { Desk } from '../../desk.ts';
import type { Review } from './report.ts';

export const documentOf = (
  { game }: Desk,
  { level, players, decisions, costliest, seats }: Review,
): unknown => ({
  ruleset: game.rules.id,
  level,
  decisions,
  costliest: costliest.map(({ step, seat, loss, played, better }) =>
    withCodes(game.rules.tiles, { step, seat, player: players[seat], loss, played, better }),
  ),
  seats: seats.map(({ seat, ...summary }) => ({ seat, player: players[seat], ...summary })),
});
