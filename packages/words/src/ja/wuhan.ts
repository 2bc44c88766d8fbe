/** What only the tables of Wuhan say, in Japanese: names for the codes of its rules. */
import type { wuhan as english } from '../en/wuhan.ts';
import type { Texts } from '../texts.ts';
import { ROUND_REFUSALS } from './refusals.ts';

export const wuhan: Texts<typeof english> = {
  codes: {
    wuhan: {
      types: {
        'pure-flush': '清一色',
        triplets: '対々和',
        'all-winds': '風一色',
        'all-jiang': '将一色',
        'fully-melded': '全求人',
        'kong-bloom': '嶺上開花',
        'last-tile': '海底撈月',
        'robbed-kong': '槍槓',
      },
      ways: { 'self-draw': 'ツモ', discard: 'ロン', 'kong-bloom': '嶺上開花', 'robbed-kong': '槍槓' },
      specials: { laizi: '癩子', pizi: '皮子', zhong: '紅中', fa: '發財' },
      reasons: {
        'small-win': '小胡',
        'big-win': '大胡',
        'flow-draw': '流局：ノーテン',
        'contract-robbed-kong': '包：槍槓された',
        'contract-fully-melded': '包：ノーテンで全求人に放銃',
        'contract-third-opening': '包：清一色の三つ目の鳴き',
        'contract-fully-melded-always': '包：全求人に放銃',
        'contract-third-jiang': '包：将一色の三つ目の鳴き',
      },
      refusals: {
        ...ROUND_REFUSALS,
        'not-a-win': '和了できません。鳴いていること、癩子以外の特殊牌がない完成形、最低点が必要です。',
        'closing-draw': '海底はツモだけです。和了するか、ツモった牌を置いてください。',
        'discard-after-claim': 'チーやポンの後は和了できません。打牌かカンをしてください。',
        'special-tile': '特殊牌は切れません。特殊槓として出すだけです。',
      },
      endings: {
        'wall-empty': '牌山がなくなり、和了がなく流局しました。',
        won: '和了により局が終わりました。',
      },
    },
  },
};
