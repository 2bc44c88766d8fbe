/** What messages carry in Haiyuki. */
import type {
  HaiyukiAction,
  HaiyukiReason,
  HaiyukiRefusal,
  HaiyukiSeen,
  HaiyukiView,
} from '@paiju/engine/haiyuki';
import * as z from 'zod/mini';
import { bySeat, code, count, flag, SHARED_REFUSALS, seatOf, tileOf } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type { GameSchemas } from '../shared/game.ts';
import { character, haiyukiOptions, skill, yaku } from './words.ts';

const KINDS = 13;
const SEATS = 2;

const tile = tileOf(KINDS);
const tiles = z.array(tile);
const maybeTile = z.nullable(tile);
const maybeTiles = z.nullable(tiles);
const seat = seatOf(SEATS);
const maybeSeat = z.nullable(seat);
const each = <S extends z.ZodMiniType>(value: S) => bySeat(SEATS, value);
const type = <T extends string>(name: T) => z.literal(name);

const pass = z.strictObject({ type: type('pass') });
const exchange = z.strictObject({ type: type('exchange'), tiles });
const ron = z.strictObject({ type: type('ron') });
const pon = z.strictObject({ type: type('pon') });
const useSkill = z.strictObject({ type: type('skill'), skill, tile: z.exactOptional(tile) });
const answer = z.discriminatedUnion('type', [exchange, ron, pon, useSkill, pass]);
const action = z.discriminatedUnion('type', [
  exchange,
  z.strictObject({ type: type('tsumo') }),
  z.strictObject({ type: type('riichi'), tile }),
  useSkill,
  z.strictObject({ type: type('discard'), tile }),
  ron,
  pon,
  pass,
]);

const way = z.enum(['tsumo', 'ron', 'last-chance']);
const pung = z.strictObject({ kind: type('pung'), tile, from: seat });

const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: type('setup'), own: z.nullable(answer) }),
  z.strictObject({
    name: type('turn'),
    seat,
    source: z.enum(['wall', 'pon', 'exchange']),
    barred: maybeTile,
  }),
  z.strictObject({ name: type('reaction'), tile, from: seat }),
  z.strictObject({ name: type('declared'), seat, tile, way }),
  z.strictObject({ name: type('last-chance'), own: z.nullable(answer) }),
  z.strictObject({ name: type('waiting') }),
  z.strictObject({ name: type('over'), reason: code }),
]);

const view = z.strictObject({
  options: haiyukiOptions,
  seat: maybeSeat,
  round: count,
  starter: seat,
  turn: count,
  wallSize: count,
  dora: tile,
  ura: maybeTile,
  phase,
  isAsked: flag,
  hand: maybeTiles,
  drawn: maybeTile,
  table: each(
    z.strictObject({
      character,
      hp: count,
      mp: count,
      concealedSize: count,
      melds: z.array(pung),
      discards: tiles,
      taken: z.array(count),
      destroyed: tiles,
      riichi: z.nullable(z.strictObject({ turn: count, place: count })),
      guard: count,
      curse: count,
      spirit: count,
      guaranteed: flag,
      critical: flag,
      mirror: flag,
      activeUsed: flag,
      used: z.array(skill),
    }),
  ),
  waits: tiles,
  shown: z.nullable(each(tiles)),
});

const declared = { seat, tile, from: maybeSeat, way };

const seen = z.discriminatedUnion('type', [
  z.strictObject({
    type: type('dealt'),
    round: count,
    starter: seat,
    hp: each(count),
    mp: each(count),
    dora: tile,
    hand: maybeTiles,
    handSizes: each(count),
    wallSize: count,
  }),
  z.strictObject({
    type: type('exchanged'),
    sizes: each(count),
    given: z.exactOptional(tiles),
    received: z.exactOptional(tiles),
  }),
  z.strictObject({ type: type('drew'), seat, tile: maybeTile }),
  z.strictObject({ type: type('answered'), seat, answer }),
  z.strictObject({ type: type('turn-began'), seat, turn: count, source: z.enum(['wall', 'pon']) }),
  z.strictObject({ type: type('melded'), seat, meld: pung }),
  z.strictObject({ type: type('skill-used'), seat, skill, cost: count, healed: count }),
  z.strictObject({ type: type('riichi-declared'), seat }),
  z.strictObject({ type: type('discarded'), seat, tile }),
  z.strictObject({ type: type('declared'), ...declared }),
  z.strictObject({ type: type('turns-over') }),
  z.strictObject({ type: type('spun'), seat, tile }),
  z.strictObject({
    type: type('won'),
    ...declared,
    concealed: tiles,
    melds: z.array(pung),
    ura: maybeTile,
    yaku,
    variant: z.nullable(code),
    score: count,
    bonuses: z.array(z.tuple([z.enum(['dora', 'ura', 'tenho', 'haitei', 'houtei']), count])),
    open: flag,
    critical: flag,
    mirror: flag,
    damage: count,
    lost: count,
  }),
  z.strictObject({
    type: type('ended'),
    reason: z.enum(['won', 'nagari']),
    hands: each(tiles),
    tenpai: z.nullable(each(flag)),
    lost: each(count),
  }),
]);

export const haiyukiSchemas: GameSchemas<'haiyuki'> = {
  tile,
  view: exactly<HaiyukiView>()(view),
  seen: exactly<HaiyukiSeen>()(seen),
  action: exactly<HaiyukiAction>()(action),
  tilesTypes: ['exchange'],
  refusal: exactly<HaiyukiRefusal>()(
    z.enum([
      ...SHARED_REFUSALS,
      'already-on',
      'breaks-tenpai',
      'discard-only',
      'full-hp',
      'in-riichi',
      'not-a-win',
      'not-enough-mp',
      'not-offered',
      'not-tenpai',
      'not-your-skill',
      'once-a-round',
      'once-a-turn',
      'open-hand',
      'same-kind',
      'skills-off',
      'tile-not-held',
      'too-late',
      'wrong-phase',
    ]),
  ),
  reason: exactly<HaiyukiReason>()(z.enum(['damage', 'noten', 'recovery'])),
};
