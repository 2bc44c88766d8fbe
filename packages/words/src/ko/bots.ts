/** The page about bots, in Korean. */
import type { bots as english } from '../en/bots.ts';
import type { Texts } from '../texts.ts';

export const bots: Texts<typeof english> = {
  title: '봇',
  lead: '함께 치는 프로그램입니다. 그 자리에 앉은 사람이 볼 수 있는 것만 보고, 그 밖의 것은 모릅니다.',
  how: '각 단계는 바로 아래 단계와 같은 패산에서 모든 자리를 돌아가며 겨루었습니다. 레이팅은 누가 앞서 끝나는지를 말합니다. 100이 높으면 100판 중 64판쯤 앞섭니다. ± 뒤는 운에 따른 오차입니다.',
  howStrong: '단계마다 어떻게 치고 얼마나 강한지 보기',
  level: { random: '무작위' },
  does: {
    random:
      '할 수 있는 것 가운데 아무거나 고릅니다. 주사위와 같습니다. 레이팅의 바닥이며, 같이 칠 필요는 없습니다.',
    novice: '이웃한 패를 보고 판단하지만 조금 흐릿하게 보고, 가끔 울 기회를 놓칩니다. 배우기에 좋습니다.',
    greedy: '남은 패가 가장 많은, 가장 가까운 화료로 가고 바로 화료합니다. 버림패를 겁내지 않습니다.',
    expert:
      '국이 끝날 때까지 행동마다 얼마를 얻고 무엇을 무릅쓰는지 계산하고, 까닭도 말합니다. 힌트와 복기는 여기서 나옵니다.',
    net: '고수처럼 계산한 뒤, 수만 판에서 배운 작은 신경망이 바로잡습니다.',
    search: '확실하지 않으면 자기 자리에서 똑같아 보이는 여러 판을 그려 보고 끝까지 쳐 본 뒤에 정합니다.',
  },
  rating: '레이팅 {{rating}} ± {{half}}',
  ahead: '{{below}}보다 한 판에 {{points}} ± {{half}}{{unit}} 앞섬',
  even: '{{below}}보다 확실히 강하지는 않음: 한 판에 {{points}} ± {{half}}{{unit}}',
  unmeasured: '이 규칙으로는 아직 재지 않았습니다.',
};
