/** What only the tables of Wuhan say, in Chinese: names for the codes of its rules. */
import type { wuhan as english } from '../en/wuhan.ts';
import type { Texts } from '../texts.ts';
import { ROUND_REFUSALS } from './refusals.ts';

export const wuhan: Texts<typeof english> = {
  codes: {
    wuhan: {
      types: {
        'pure-flush': '清一色',
        triplets: '碰碰胡',
        'all-winds': '风一色',
        'all-jiang': '将一色',
        'fully-melded': '全求人',
        'kong-bloom': '杠上开花',
        'last-tile': '海底捞月',
        'robbed-kong': '抢杠胡',
      },
      ways: { 'self-draw': '自摸', discard: '点炮', 'kong-bloom': '杠上开花', 'robbed-kong': '抢杠' },
      specials: { laizi: '赖子', pizi: '皮子', zhong: '红中', fa: '发财' },
      reasons: {
        'small-win': '屁胡',
        'big-win': '大胡',
        'flow-draw': '流局：没有听牌',
        'contract-robbed-kong': '包牌：被抢杠',
        'contract-fully-melded': '包牌：没听牌却给全求人点炮',
        'contract-third-opening': '包牌：清一色的第三口',
        'contract-fully-melded-always': '包牌：给全求人点炮',
        'contract-third-jiang': '包牌：将一色的第三口',
      },
      refusals: {
        ...ROUND_REFUSALS,
        'not-a-win': '还不能胡：要开口，牌型完整，手里除赖子外没有特殊牌，并且够起胡分。',
        'closing-draw': '海底只摸不打：能胡就胡，不胡就放下刚摸的牌。',
        'discard-after-claim': '吃碰之后不能胡：只能打牌或杠。',
        'special-tile': '特殊牌不能打出，只能作为特殊杠亮出。',
      },
      endings: { 'wall-empty': '牌墙摸完，无人胡牌：流局。', won: '有人胡牌，本局结束。' },
    },
  },
};
