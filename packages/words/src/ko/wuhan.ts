/** What only the tables of Wuhan say, in Korean: names for the codes of its rules. */
import type { wuhan as english } from '../en/wuhan.ts';
import type { Texts } from '../texts.ts';
import { ROUND_REFUSALS } from './refusals.ts';

export const wuhan: Texts<typeof english> = {
  codes: {
    wuhan: {
      types: {
        'pure-flush': '청일색',
        triplets: '또이또이',
        'all-winds': '풍일색',
        'all-jiang': '장일색',
        'fully-melded': '전구인',
        'kong-bloom': '영상개화',
        'last-tile': '해저로월',
        'robbed-kong': '창깡',
      },
      ways: { 'self-draw': '쯔모', discard: '론', 'kong-bloom': '영상개화', 'robbed-kong': '창깡' },
      specials: { laizi: '라이쯔', pizi: '피쯔', zhong: '홍중', fa: '발재' },
      reasons: {
        'small-win': '작은 화료',
        'big-win': '큰 화료',
        'flow-draw': '유국: 노텐',
        'contract-robbed-kong': '책임 지불: 창깡당함',
        'contract-fully-melded': '책임 지불: 노텐으로 전구인에 방총',
        'contract-third-opening': '책임 지불: 청일색의 세 번째 울기',
        'contract-fully-melded-always': '책임 지불: 전구인에 방총',
        'contract-third-jiang': '책임 지불: 장일색의 세 번째 울기',
      },
      refusals: {
        ...ROUND_REFUSALS,
        'not-a-win':
          '화료할 수 없습니다. 먼저 울어야 하고, 라이쯔 말고는 특수패가 없는 완성형에 최소 점수가 필요합니다.',
        'closing-draw': '마지막 패는 뽑기만 합니다. 화료하거나 뽑은 패를 내려놓으세요.',
        'discard-after-claim': '치나 퐁을 한 뒤에는 화료할 수 없습니다. 패를 버리거나 깡을 하세요.',
        'special-tile': '특수패는 버릴 수 없고 특수 깡으로만 내놓습니다.',
      },
      endings: {
        'wall-empty': '패산이 떨어지고 아무도 화료하지 못해 유국입니다.',
        won: '화료로 국이 끝났습니다.',
      },
    },
  },
};
