/** Words for the codes of Wuhan: why points move, why an action is refused, how a round ends, what tiles and wins are called. */
import type { BigType, SpecialKind, WinWay, WuhanEnding, WuhanReason, WuhanRefusal } from '@paiju/engine';
import { ROUND_REFUSALS } from '../round/codes.ts';

export const REASONS = {
  'small-win': 'small win',
  'big-win': 'big win',
  'flow-draw': 'flow draw: was not ready',
  'contract-robbed-kong': 'contractor: the kong was robbed',
  'contract-fully-melded': 'contractor: fed a fully melded hand without being ready',
  'contract-third-opening': 'contractor: fed the third opening of a pure flush',
} satisfies Record<WuhanReason, string>;

export const REFUSALS = {
  ...ROUND_REFUSALS,
  'not-a-win':
    'that is not a win: it takes an opening, a finished hand without skins and red dragons, and the minimum',
  'discard-after-claim': 'after a chow or pung there is no win: discard or kong',
  'special-tile':
    'a wild, a skin or a red dragon is never discarded: it can only be laid out as a special kong (k and the tile)',
} satisfies Record<WuhanRefusal, string>;

export const ENDINGS = {
  'wall-empty': 'The wall is empty and nobody has won: the round is over, a flow draw 流局.',
  won: 'With a win the round is over.',
} satisfies Record<WuhanEnding, string>;

export const BIG_TYPES = {
  'pure-flush': 'pure flush 清一色',
  triplets: 'all triplets 碰碰胡',
  'all-winds': 'all winds 风一色',
  'all-jiang': 'all 2, 5 and 8 将一色',
  'fully-melded': 'fully melded 全求人',
  'kong-bloom': 'kong bloom 杠上开花',
  'last-tile': 'last tile 海底捞月',
  'robbed-kong': 'robbed kong 抢杠胡',
} satisfies Record<BigType, string>;

export const WAYS = {
  'self-draw': 'self-drawn 自摸',
  discard: 'on a discard 点炮',
  'kong-bloom': 'on a replacement tile 杠上开花',
  'robbed-kong': 'by robbing a kong 抢杠',
} satisfies Record<WinWay, string>;

export const SPECIALS = {
  laizi: 'wild 癞子',
  pizi: 'skin 皮子',
  zhong: 'red dragon 红中',
} satisfies Record<SpecialKind, string>;
