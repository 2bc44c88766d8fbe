/** What only the tables of Xuezhan say, in Korean: names for the codes of its rules. */
import type { xuezhan as english } from '../en/xuezhan.ts';
import type { Texts } from '../texts.ts';
import { ROUND_REFUSALS } from './refusals.ts';

export const xuezhan: Texts<typeof english> = {
  codes: {
    xuezhan: {
      patterns: {
        base: '기본 화료',
        'all-triplets': '또이또이',
        'golden-hook': '금구조',
        'pure-suit': '청일색',
        'pure-all-triplets': '청일색 또이또이',
        'pure-golden-hook': '청금구조',
        heaven: '천화',
        earth: '지화',
        'kong-flower': '영상개화',
        'kong-discard': '깡후리',
        'robbed-kong': '창깡',
        'last-tile': '해저로월',
        menqing: '멘젠',
        root: '뿌리',
        'self-draw': '쯔모',
        'seven-pairs': '치또이',
        'dragon-seven-pairs': '용치또이',
        arhats: '십팔나한',
        'jiang-triplets': '장대',
        'jiang-seven-pairs': '장치또이',
        terminals: '준찬타',
        'middle-tiles': '탕야오',
      },
      reasons: {
        'discard-win': '방총',
        'self-drawn-win': '쯔모 화료',
        'robbed-kong-win': '창깡',
        'fed-kong-win': '대명깡 영상개화',
        'claimed-kong': '대명깡',
        'concealed-kong': '안깡',
        'added-kong': '가깡',
        'kong-refund': '깡 점수 반환',
        'kong-transfer': '깡 점수 양도',
        'flower-pig': '화저 벌점: 버릴 종류가 남음',
        'ready-check': '노텐 벌점',
      },
      refusals: {
        ...ROUND_REFUSALS,
        'not-a-win': '아직 화료할 수 있는 모양이 아닙니다.',
        'hand-locked': '화료한 뒤에는 손패가 고정되어 방금 뽑은 패만 버릴 수 있습니다.',
        'void-suit-first': '버릴 종류의 패를 먼저 버려야 합니다.',
        'discard-after-pung': '퐁을 한 뒤에는 패를 버려야 하며 화료할 수 없습니다.',
        'choice-not-allowed': '고를 수 없습니다.',
      },
      endings: {
        'wall-empty': '패산이 떨어져 국이 끝났습니다.',
        'all-but-one-won': '세 명이 화료하여 국이 끝났습니다.',
      },
    },
  },
};
