/** A review as data. Tiles have their codes, as in a record. */
import { withCodes } from '@paiju/engine';
import type { Desk } from '../../desk.ts';
import type { Review } from './judged.ts';

export const documentOf = (
  { game }: Desk,
  { level, players, decisions, costliest, standings }: Review,
): unknown => ({
  ruleset: game.rules.id,
  level,
  decisions,
  costliest: costliest.map(({ step, seat, loss, played, better }) =>
    withCodes(game.rules.tiles, { step, seat, player: players[seat], loss, played, better }),
  ),
  seats: standings.map(({ seat, ...standing }) => ({ seat, player: players[seat], ...standing })),
});
