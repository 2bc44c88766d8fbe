/** What messages carry in Wuhan. */
import type {
  WuhanAction,
  WuhanOptions,
  WuhanReason,
  WuhanRefusal,
  WuhanSeen,
  WuhanView,
} from '@paiju/engine/wuhan';
import * as z from 'zod/mini';
import { code, count, flag, points, SHARED_REFUSALS } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type { GameSchemas } from '../shared/game.ts';
import { each, maybeSeat, roundSchemas, type } from '../shared/round.ts';

const KINDS = 34;

/** Nothing is chosen in secret here. */
const round = roundSchemas(KINDS, z.null());
const { tile, tiles, maybeTile } = round;

const wuhanOptions = exactly<WuhanOptions>()(
  z.strictObject({
    specials: z.enum(['zhong-skins', 'zhong', 'zhong-fa', 'skins']),
    kouKouFan: flag,
    openings: z.enum(['each', 'once']),
    minimum: count,
    cap: z.nullable(count),
    goldenCap: count,
    goldenCapKouKou: count,
    capOneUnopened: z.nullable(count),
    capTwoUnopened: z.nullable(count),
    capThreeUnopened: z.nullable(count),
    contractorOrder: z.enum(['kong-first', 'flush-first']),
    jiangContract: flag,
    meldedContract: z.enum(['unready', 'always']),
    smallWilds: count,
    bigWilds: count,
    stacking: z.enum(['add', 'double']),
    bigSelfDraw: z.enum(['half-more', 'double']),
    bigDiscard: z.enum(['half-more', 'double']),
    bloomSelfDrawn: flag,
    lastTileSelfDrawn: flag,
    lastTileFrom: z.enum(['remainder', 'wall']),
    addedKongKeepsOpening: flag,
    flowCountsLaizi: flag,
    flowDraw: z.enum(['paid', 'capped', 'none']),
    twoWinners: z.enum(['dealer', 'nearest']),
    passedWin: z.enum(['free', 'barred']),
    wallRemainder: count,
    closingDraws: flag,
    nextDealer: z.enum(['winner', 'rotate']),
    flowDealer: z.enum(['stays', 'passes']),
    piao: count,
    deals: count,
    startPoints: points,
    showConcealedKong: flag,
  }),
);

const view = z.strictObject({
  ...round.view,
  options: wuhanOptions,
  flip: tile,
  laizi: tile,
  pizi: tiles,
  fixed: tiles,
  opened: each(flag),
  barred: flag,
  waits: tiles,
  winner: maybeSeat,
  winningTile: maybeTile,
  shown: z.nullable(each(tiles)),
});

const bigType = z.enum([
  'pure-flush',
  'triplets',
  'all-winds',
  'all-jiang',
  'fully-melded',
  'kong-bloom',
  'last-tile',
  'robbed-kong',
]);

const seen = z.discriminatedUnion('type', [
  z.strictObject({ ...round.dealt, flip: tile }),
  ...round.events,
  z.strictObject({
    ...round.won,
    concealed: tiles,
    melds: z.array(round.meld),
    way: z.enum(['self-draw', 'discard', 'kong-bloom', 'robbed-kong']),
    types: z.array(bigType),
    hard: flag,
    base: count,
    product: count,
    raw: each(count),
    discarderReady: z.nullable(flag),
  }),
  z.strictObject({
    type: type('ended'),
    reason: code,
    hands: each(tiles),
    standings: z.nullable(each(z.strictObject({ ready: flag, opened: flag, product: count }))),
  }),
]);

export const wuhanSchemas: GameSchemas<'wuhan'> = {
  tile,
  view: exactly<WuhanView>()(view),
  seen: exactly<WuhanSeen>()(seen),
  action: exactly<WuhanAction>()(round.action),
  tilesTypes: [],
  refusal: exactly<WuhanRefusal>()(
    z.enum([
      ...SHARED_REFUSALS,
      'claim-not-offered',
      'closing-draw',
      'discard-after-claim',
      'kong-not-allowed',
      'not-a-win',
      'special-tile',
      'tile-not-held',
      'wrong-phase',
    ]),
  ),
  reason: exactly<WuhanReason>()(
    z.enum([
      'small-win',
      'big-win',
      'flow-draw',
      'contract-robbed-kong',
      'contract-fully-melded',
      'contract-fully-melded-always',
      'contract-third-opening',
      'contract-third-jiang',
    ]),
  ),
};
