/** What only the tables of Xuezhan say, in Japanese: names for the codes of its rules. */
import type { xuezhan as english } from '../en/xuezhan.ts';
import type { Texts } from '../texts.ts';
import { ROUND_REFUSALS } from './refusals.ts';

export const xuezhan: Texts<typeof english> = {
  codes: {
    xuezhan: {
      patterns: {
        base: '平胡',
        'all-triplets': '対々和',
        'golden-hook': '金鉤釣',
        'pure-suit': '清一色',
        'pure-all-triplets': '清一色対々和',
        'pure-golden-hook': '清金鉤釣',
        heaven: '天和',
        earth: '地和',
        'kong-flower': '嶺上開花',
        'kong-discard': '槓振り',
        'robbed-kong': '槍槓',
        'last-tile': '海底撈月',
        menqing: '門前',
        root: '帯根',
        'self-draw': 'ツモ',
        'seven-pairs': '七対子',
        'dragon-seven-pairs': '龍七対子',
        arhats: '十八羅漢',
        'jiang-triplets': '将対',
        'jiang-seven-pairs': '将七対子',
        terminals: '純全帯么九',
        'middle-tiles': '断么九',
      },
      reasons: {
        'discard-win': '放銃',
        'self-drawn-win': 'ツモ和了',
        'robbed-kong-win': '槍槓',
        'fed-kong-win': '大明槓からの嶺上開花',
        'claimed-kong': '大明槓',
        'concealed-kong': '暗槓',
        'added-kong': '加槓',
        'kong-refund': 'カンの点を返却',
        'kong-transfer': 'カンの点を譲渡',
        'flower-pig': '査花猪：欠け色の牌が残っていた',
        'ready-check': '査叫：ノーテン',
      },
      refusals: {
        ...ROUND_REFUSALS,
        'not-a-win': '和了の形ではありません。',
        'hand-locked': '和了後は手牌が固定されます。切れるのはツモった牌だけです。',
        'void-suit-first': '先に欠け色の牌を切らなければなりません。',
        'discard-after-pung': 'ポンの後は牌を切ります。和了はできません。',
        'choice-not-allowed': 'それは選べません。',
      },
      endings: {
        'wall-empty': '牌山がなくなり、局が終わりました。',
        'all-but-one-won': '三人が和了し、局が終わりました。',
      },
    },
  },
};
