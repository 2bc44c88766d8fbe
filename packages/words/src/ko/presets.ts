import type { presets as english } from '../en/presets.ts';
import type { Texts } from '../texts.ts';

export const presets: Texts<typeof english> = {
  xuezhan: {
    bury3: {
      name: '세 장 묻기',
      line: '몸통 셋과 머리. 처음에 세 장을 묻고, 화료해도 손패를 고정한 채 남으며, 판수를 더합니다.',
    },
    sichuan: {
      name: '쓰촨 혈전',
      line: '몸통 넷과 머리. 세 장을 교환하고, 화료하면 빠지며, 판마다 두 배, 최대 3판.',
    },
    xueliu: {
      name: '혈류성하',
      line: '쓰촨 혈전과 같지만 화료해도 남아 또 화료합니다. 역이 더 많고 최대 5판.',
    },
  },
  wuhan: {
    koukou: {
      name: '울 때마다 배 红中七皮四赖·口口翻',
      line: '홍중, 피쯔 두 종, 라이쯔를 특수 깡으로 내놓습니다. 한 번 울 때마다 두 배. 황금 상한은 높은 쪽.',
    },
    kaikou: {
      name: '한 번만 배 红中七皮四赖·开口翻',
      line: '위와 같지만 몇 번을 울어도 한 번만 두 배. 황금 상한은 낮은 쪽.',
    },
    hongzhong: {
      name: '홍중 라이쯔 红中赖子杠',
      line: '홍중과 라이쯔만 특수 깡으로 내놓고 피쯔는 없습니다. 열 장을 남기고 마지막 네 장은 뽑기만 하며, 울지 않은 사람의 상한이 높습니다.',
    },
    facai: {
      name: '홍중 발재 红中发财赖子杠',
      line: '발재도 특수 깡으로 내놓습니다. 상한은 400, 600, 800, 1,000.',
    },
    qipi: {
      name: '피쯔와 라이쯔 七皮四赖杠',
      line: '피쯔 두 종과 라이쯔를 특수 깡으로 내놓고, 홍중은 보통 자패입니다.',
    },
  },
  haiyuki: {
    rulebook: { name: '3국', line: '3국을 치러 HP가 많은 쪽이 이깁니다.' },
    duel: { name: '결투', line: '몇 국이 걸리든 HP가 0이 될 때까지.' },
    original: {
      name: '원작 제한',
      line: '3국, 첫 작품의 제한: 기술은 국마다 한 번, 첫 순과 마지막 순에는 퐁 불가.',
    },
  },
};
