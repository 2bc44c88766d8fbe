/** What messages carry in Xuezhan. */
import type {
  XuezhanAction,
  XuezhanReason,
  XuezhanRefusal,
  XuezhanSeen,
  XuezhanView,
} from '@paiju/engine/xuezhan';
import * as z from 'zod/mini';
import { code, count, flag, SHARED_REFUSALS, tileOf } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type { GameSchemas } from '../shared/game.ts';
import { each, maybeSeat, roundSchemas, seat, suit, type } from '../shared/round.ts';
import { xuezhanOptions } from './options.ts';

const KINDS = 27;

const choices = [
  z.strictObject({ type: type('bury'), tiles: z.array(tileOf(KINDS)) }),
  z.strictObject({ type: type('exchange'), tiles: z.array(tileOf(KINDS)) }),
  z.strictObject({ type: type('void'), suit }),
] as const;
const choice = z.discriminatedUnion('type', choices);

const round = roundSchemas(KINDS, z.nullable(choice));
const { tiles, maybeTiles } = round;

const situation = z.enum(['heaven', 'earth', 'kong-flower', 'kong-discard', 'robbed-kong', 'last-tile']);
const pattern = z.enum([
  ...situation.options,
  'base',
  'all-triplets',
  'golden-hook',
  'pure-suit',
  'pure-all-triplets',
  'pure-golden-hook',
  'jiang-triplets',
  'arhats',
  'seven-pairs',
  'dragon-seven-pairs',
  'jiang-seven-pairs',
  'terminals',
  'middle-tiles',
  'root',
  'menqing',
  'self-draw',
]);

const view = z.strictObject({
  ...round.view,
  options: xuezhanOptions,
  seats: each(
    z.strictObject({
      voidSuit: z.nullable(suit),
      buried: maybeTiles,
      won: tiles,
      wins: count,
      locked: flag,
      left: flag,
      shown: maybeTiles,
    }),
  ),
  firstWin: z.nullable(z.strictObject({ winners: z.array(seat), from: maybeSeat })),
  wonTiles: tiles,
  barred: z.nullable(count),
  waits: tiles,
});

const seen = z.discriminatedUnion('type', [
  z.strictObject(round.dealt),
  z.strictObject({ type: type('chosen'), seat, choice }),
  z.strictObject({ type: type('buried'), suits: each(suit), tiles: each(maybeTiles) }),
  z.strictObject({
    type: type('exchanged'),
    direction: z.literal([1, 2, 3]),
    given: maybeTiles,
    received: maybeTiles,
  }),
  z.strictObject({ type: type('voided'), suits: each(suit) }),
  ...round.events,
  z.strictObject({
    ...round.won,
    concealed: maybeTiles,
    melds: z.array(round.seenMeld),
    selfDrawn: flag,
    payer: maybeSeat,
    situations: z.array(situation),
    fans: z.array(z.tuple([pattern, count])),
    fan: count,
    capped: count,
  }),
  z.strictObject({
    type: type('ended'),
    reason: code,
    hands: each(tiles),
    standings: each(z.nullable(z.strictObject({ pig: flag, ready: z.nullable(count) }))),
  }),
]);

export const xuezhanSchemas: GameSchemas<'xuezhan'> = {
  tile: round.tile,
  view: exactly<XuezhanView>()(view),
  seen: exactly<XuezhanSeen>()(seen),
  action: exactly<XuezhanAction>()(z.union([round.action, choice])),
  tilesTypes: ['bury', 'exchange'],
  refusal: exactly<XuezhanRefusal>()(
    z.enum([
      ...SHARED_REFUSALS,
      'choice-not-allowed',
      'claim-not-offered',
      'discard-after-pung',
      'hand-locked',
      'kong-not-allowed',
      'not-a-win',
      'tile-not-held',
      'void-suit-first',
      'wrong-phase',
    ]),
  ),
  reason: exactly<XuezhanReason>()(
    z.enum([
      'discard-win',
      'self-drawn-win',
      'robbed-kong-win',
      'fed-kong-win',
      'claimed-kong',
      'concealed-kong',
      'added-kong',
      'kong-refund',
      'kong-transfer',
      'flower-pig',
      'ready-check',
    ]),
  ),
};
