/** What only the tables of Xuezhan say, in Chinese: names for the codes of its rules. */
import type { xuezhan as english } from '../en/xuezhan.ts';
import type { Texts } from '../texts.ts';
import { ROUND_REFUSALS } from './refusals.ts';

export const xuezhan: Texts<typeof english> = {
  codes: {
    xuezhan: {
      patterns: {
        base: '平胡',
        'all-triplets': '对对胡',
        'golden-hook': '金钩钓',
        'pure-suit': '清一色',
        'pure-all-triplets': '清对',
        'pure-golden-hook': '清金钩钓',
        heaven: '天胡',
        earth: '地胡',
        'kong-flower': '杠上花',
        'kong-discard': '杠上炮',
        'robbed-kong': '抢杠胡',
        'last-tile': '海底捞月',
        menqing: '门清',
        root: '带根',
        'self-draw': '自摸',
        'seven-pairs': '七对',
        'dragon-seven-pairs': '龙七对',
        arhats: '十八罗汉',
        'jiang-triplets': '将对',
        'jiang-seven-pairs': '将七对',
        terminals: '带幺九',
        'middle-tiles': '中张',
      },
      reasons: {
        'discard-win': '点炮',
        'self-drawn-win': '自摸',
        'robbed-kong-win': '抢杠胡',
        'fed-kong-win': '点杠花',
        'claimed-kong': '明杠',
        'concealed-kong': '暗杠',
        'added-kong': '补杠',
        'kong-refund': '退杠钱',
        'kong-transfer': '呼叫转移',
        'flower-pig': '查花猪：手里还有缺门的牌',
        'ready-check': '查叫：没有听牌',
      },
      refusals: {
        ...ROUND_REFUSALS,
        'not-a-win': '这副牌还不能胡。',
        'hand-locked': '胡牌后已锁手：只能打刚摸的牌。',
        'void-suit-first': '必须先打完缺门的牌。',
        'discard-after-pung': '碰牌后必须打出一张牌，不能胡。',
        'choice-not-allowed': '不能这样选。',
      },
      endings: {
        'wall-empty': '牌墙摸完，本局结束。',
        'all-but-one-won': '三家已胡，本局结束。',
      },
    },
  },
};
