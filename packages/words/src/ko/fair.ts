/** How the wall of a match with others was made, in Korean. */
import type { fair as english } from '../en/fair.ts';
import type { Texts } from '../texts.ts';

export const fair: Texts<typeof english> = {
  title: '이 패산은 누가 만들었나',
  checkWall: '패산 확인',
  close: '닫기',
  making: '모두의 수로 패산을 만들고 있습니다.',
  all: '이 패산은 여러분 {{n}}명이 함께 만들었습니다.',
  some: '이 패산은 {{names}}의 수로 만들었습니다.',
  nobody: '이 패산에는 아무의 수도 들어 있지 않습니다. 서버가 혼자 정했습니다.',
  daily: '오늘의 패는 모두에게 같습니다. 서버가 혼자 정했습니다.',
  unsaid: '이 패산을 어떻게 만들었는지는 적혀 있지 않습니다.',
  how: '배패 전에 서버는 비밀 수를 봉하고, 각 페이지도 수를 하나씩 봉합니다. 그다음에야 공개하고, 모두 합쳐 패산을 만듭니다. 아무도 고를 수 없고, 아무도 미리 알 수 없습니다.',
  working: '계산하는 중…',
  fits: '맞음',
  wrong: '맞지 않음',
  unknown: '확인 안 됨',
  fine: '모두 맞습니다.',
  notFine: '맞지 않는 것이 있습니다. 이 대국을 남겨 두고 다른 사람에게 보여 주세요.',
  noSignature: '이 브라우저로는 서명을 확인할 수 없습니다.',
  steps: {
    promise: '서버의 비밀 수는 이 테이블, 이 대국, 이 규칙을 위해 미리 봉한 그 수입니다.',
    lock: '봉한 수의 목록은 마감했을 때의 그 목록입니다.',
    numbers: '모든 수는 그 자리에서 봉한 그 수입니다.',
    seed: '비밀 수와 모두의 수로는 이 패산만 나옵니다.',
    tiles: '대국은 한 수 한 수 이 패산에서 진행되었습니다.',
    signatures: '서버는 봉한 것과 마감한 것에 서명했습니다.',
    own: '대국 중에 이 기기가 들은 것과 같습니다.',
  },
  own: {
    in: '이 패산에 당신의 수가 들어 있습니다.',
    out: '이 패산에 당신의 수는 들어 있지 않습니다. 늦었거나, 당신의 다른 페이지가 자리를 맡고 있었습니다.',
    none: '이 기기는 수를 내지 않았습니다. 수를 낸 사람들을 믿는 수밖에 없습니다.',
  },
  found: {
    'promise-changed': '서버가 같은 대국에 다른 비밀 수를 봉했습니다.',
    'lock-wrong': '서버가 마감한 목록이 봉한 것과 맞지 않습니다.',
    'lock-changed': '서버가 같은 대국의 목록을 두 번 마감했습니다.',
    'commitment-changed': '목록의 당신 자리에 다른 것이 들어 있습니다.',
    'number-changed': '당신 자리에 다른 수가 쓰였습니다.',
    'record-differs': '서버가 남긴 대국이 이 기기가 들은 것과 다릅니다.',
    'terms-changed': '정한 것과 다른 규칙으로 대국했습니다.',
    'signature-wrong': '서버의 서명이 맞지 않습니다.',
    'commitment-missing': '당신의 수가 늦었습니다. 패산은 다른 사람들의 수로 만들어졌습니다.',
    'number-missing': '당신의 수가 빠졌습니다. 패산은 다른 사람들의 수로 만들어졌습니다.',
  },
};
