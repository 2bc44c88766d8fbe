/** The schemas of what a seat is told, as it travels: a question describes its choices. */
import type { GameId } from '@paiju/engine';
import * as z from 'zod/mini';
import { count, playerName, points } from '../shared/basics.ts';
import type { Choices } from '../shared/choices.ts';
import { exactly, schemaOf } from '../shared/exactly.ts';
import type { ActionOf } from '../shared/games.ts';
import { LONGEST_PATH } from '../shared/read.ts';
import type {
  Asked,
  AskedOf,
  Clock,
  ClockNow,
  Done,
  MatchOver,
  Presence,
  PresenceNow,
  Refused,
  Rejected,
  Resynced,
  RoundOver,
  SeatDown,
  Seated,
  TableStopped,
  ThinkingNow,
  Told,
  WhyNotAnswer,
} from './down.ts';
import { GAME_IDS, GAME_SCHEMAS } from './gameSchemas.ts';
import { gameAction, gameRefusal } from './upSchema.ts';

/** A question as it travels. */
export type SentAskedOf<G extends GameId> = Omit<AskedOf<G>, 'legal'> & {
  readonly choices: Choices<ActionOf<G>>;
};
export type SentAsked = { readonly [G in GameId]: SentAskedOf<G> }[GameId];
export type Sent = Exclude<SeatDown, Asked> | SentAsked;

/** No game seats more. */
const MOST_SEATS = 4;
const MOST_TILES = 20;
const seat = z.int().check(z.gte(0), z.lt(MOST_SEATS));
const account = z.union([seat, z.literal('bank')]);
const each = <S extends z.ZodMiniType>(value: S) => z.array(value).check(z.maxLength(MOST_SEATS));
const clock = exactly<Clock>()(z.strictObject({ msLeft: count, reserveMs: count }));
const maybeMs = z.nullable(count);

const toldOf = (game: GameId) => {
  const { view, seen, reason } = GAME_SCHEMAS[game];
  const transfer = { from: account, to: account, points: z.int().check(z.gt(0)), cause: count };
  return z.strictObject({
    type: z.literal('told'),
    n: count,
    ruleset: z.literal(game),
    view,
    events: z.array(schemaOf(seen)),
    transfers: z.array(z.strictObject({ ...transfer, reason })),
    points: each(points),
  });
};

const askedOf = (game: GameId) => {
  const { tile, action, tilesTypes } = GAME_SCHEMAS[game];
  const anyOf = z.strictObject({
    type: z.enum(tilesTypes as readonly string[]),
    any: z.array(tile).check(z.maxLength(MOST_TILES)),
    least: count,
    most: count,
    first: z.enum(['few', 'many']),
  });
  return z.strictObject({
    type: z.literal('asked'),
    n: count,
    question: count,
    ruleset: z.literal(game),
    choices: z.array(z.union([schemaOf(action), anyOf])),
    clock: z.nullable(clock),
  });
};

const [first, ...others] = GAME_IDS;

const presence = exactly<Presence>()(
  z.discriminatedUnion('is', [
    z.strictObject({ is: z.enum(['here', 'stand-in', 'bot', 'empty']) }),
    z.strictObject({ is: z.literal('away'), msLeft: maybeMs }),
  ]),
);

export const SENT: { readonly [T in Sent['type']]: z.ZodMiniType<Extract<Sent, { type: T }>> } = {
  seated: exactly<Seated>()(
    z.strictObject({
      type: z.literal('seated'),
      n: count,
      protocol: count,
      ruleset: z.enum(GAME_IDS),
      seat: z.nullable(seat),
      players: each(playerName),
    }),
  ),
  told: schemaOf<Told>(z.discriminatedUnion('ruleset', [toldOf(first), ...others.map(toldOf)])),
  asked: schemaOf<SentAsked>(z.discriminatedUnion('ruleset', [askedOf(first), ...others.map(askedOf)])),
  done: exactly<Done>()(
    z.strictObject({ type: z.literal('done'), n: count, question: count, action: z.nullable(gameAction) }),
  ),
  'round-over': exactly<RoundOver>()(
    z.strictObject({ type: z.literal('round-over'), n: count, round: count, msLeft: maybeMs }),
  ),
  'match-over': exactly<MatchOver>()(
    z.strictObject({
      type: z.literal('match-over'),
      n: count,
      ranking: each(z.strictObject({ seat, points, rank: count })),
    }),
  ),
  stopped: exactly<TableStopped>()(z.strictObject({ type: z.literal('stopped'), step: count })),
  refused: exactly<Refused>()(
    z.strictObject({
      type: z.literal('refused'),
      question: count,
      action: gameAction,
      code: z.union([gameRefusal, z.literal('question-over')]),
    }),
  ),
  'why-not': exactly<WhyNotAnswer>()(
    z.strictObject({ type: z.literal('why-not'), action: gameAction, code: z.nullable(gameRefusal) }),
  ),
  clock: exactly<ClockNow>()(z.strictObject({ type: z.literal('clock'), question: count, clock })),
  thinking: exactly<ThinkingNow>()(
    z.strictObject({ type: z.literal('thinking'), seat: z.nullable(seat), clock: z.nullable(clock) }),
  ),
  presence: exactly<PresenceNow>()(z.strictObject({ type: z.literal('presence'), seats: each(presence) })),
  resynced: exactly<Resynced>()(z.strictObject({ type: z.literal('resynced'), n: count })),
  rejected: exactly<Rejected>()(
    z.strictObject({
      type: z.literal('rejected'),
      code: z.enum([
        'too-long',
        'too-deep',
        'not-json',
        'unknown-type',
        'bad-field',
        'client-too-old',
        'server-too-old',
      ]),
      at: z.string().check(z.maxLength(LONGEST_PATH)),
    }),
  ),
};
