/** The schemas of what a seat says. */
import type { GameId } from '@paiju/engine';
import * as z from 'zod/mini';
import { count } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type { GameAction, RefusalOf } from '../shared/games.ts';
import { GAME_IDS, GAME_SCHEMAS } from './gameSchemas.ts';
import type { Act, Ready, Resync, SeatUp, WhyNot } from './up.ts';

/** Of whichever game: whether it is one of the game that is played is for its rules to say. */
export const gameAction: z.ZodMiniType<GameAction> = z.union(
  GAME_IDS.map((game): z.ZodMiniType<GameAction> => GAME_SCHEMAS[game].action),
);
export const gameRefusal: z.ZodMiniType<RefusalOf<GameId>> = z.union(
  GAME_IDS.map((game): z.ZodMiniType<RefusalOf<GameId>> => GAME_SCHEMAS[game].refusal),
);

export const SEAT_UP: { readonly [T in SeatUp['type']]: z.ZodMiniType<Extract<SeatUp, { type: T }>> } = {
  act: exactly<Act>()(z.strictObject({ type: z.literal('act'), question: count, action: gameAction })),
  ready: exactly<Ready>()(z.strictObject({ type: z.literal('ready'), round: count })),
  'why-not': exactly<WhyNot>()(z.strictObject({ type: z.literal('why-not'), action: gameAction })),
  resync: exactly<Resync>()(z.strictObject({ type: z.literal('resync'), protocol: count, after: count })),
};
