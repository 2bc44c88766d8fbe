import type { tournament as english } from '../en/tournament.ts';
import type { Texts } from '../texts.ts';

export const tournament: Texts<typeof english> = {
  title: '토너먼트',
  home: '홈',
  intro:
    '3국 대결을 다섯 번 이어서 치릅니다. 마지막 상대는 라이벌입니다. 져도 컨티뉴할 수 있고, 한 번도 지지 않으면 또 한 명의 도전자가 나타납니다.',
  choose: '누구로 싸울까요?',
  begin: '토너먼트 참가',
  ladder: '상대',
  duelNumber: '{{all}}번 중 {{n}}번째 대결',
  rival: '라이벌',
  beaten: '격파',
  next: '다음 상대',
  later: '대기',
  unknown: '???',
  level: { novice: '대충 치는 편', greedy: '제법 치는 편', expert: '아주 잘 치는 편' },
  continues: '컨티뉴: {{n}}회',
  fight: '{{name}}에게 도전',
  goOn: '대결 이어하기',
  continueRun: '컨티뉴',
  giveUp: '토너먼트 그만두기',
  sure: '이번 토너먼트의 진행 상황이 모두 사라집니다. 그만둘까요?',
  yes: '네, 그만둡니다',
  no: '아니요, 계속합니다',
  lost: '{{name}}에게 졌습니다.',
  drawn: '승부가 나지 않았습니다. 다시 겨룹니다.',
  challenger: '도전자가 나타났습니다. 들어오는 걸 본 사람이 없습니다.',
  champion: '토너먼트에서 우승했습니다!',
  championClean: '아무도 입에 올리지 않던 상대까지 모두 꺾었습니다. 이제 눈썹개로 플레이할 수 있습니다.',
  again: '다시 도전하기',
  wait: '잠시만요…',
  says: '{{name}}:',
  lines: {
    ataho: {
      before: '호리병부터 내려놓고. 자, 덤벼라.',
      beaten: '하하! 제대로 맞았군. 다음 잔은 내가 사지.',
      victorious: '팔은 좋은데 발이 생각이 많아. 수련해라!',
    },
    rinxiang: {
      before: '늦었잖아. 벌써 세 명이나 상대하고 몸 다 풀었어.',
      beaten: '이건 무효야! …알았어, 인정할게.',
      victorious: '눈을 덜 깜빡여 봐. 그럼 다음 발차기는 보일걸.',
    },
    fari: {
      before: '부수지는 말아 주세요. 고치는 건 결국 저라서요.',
      beaten: '어머! 찻잎 점에는 전혀 안 나왔는데요.',
      victorious: '앉아서 따뜻한 거라도 드세요. 졌다고 큰일 나지 않아요.',
    },
    smash: {
      before: '난 작전이 없어. 그러니 읽을 수도 없지. 똑똑하지?',
      beaten: '방금은 일부러 져 준 거야. 재미있으라고.',
      victorious: '멋진 승부였어! 그런데 이름이 뭐였더라?',
    },
    petum: {
      before: '나를 내려다보는 거냐? 다들 그러지. 그러다 전부 불타고.',
      beaten: '모자가 미끄러졌다! 모자 탓이야!',
      victorious: '위대한 페톰님께 절해라! 더 낮게. 난 키가 작다.',
    },
    yuri: {
      before: '예를 갖추겠습니다. 오늘은 이것이 마지막 인사입니다.',
      beaten: '깨끗한 한 칼이었습니다. 가르침에 감사드립니다.',
      victorious: '칼을 너무 일찍 뽑으셨습니다. 인내도 무기입니다.',
    },
    mayu: {
      before: '… (한쪽 눈썹이 올라간다.)',
      beaten: '… 멍. (두 눈썹이 고개를 숙인다.)',
      victorious: '… (눈썹은 이럴 줄 알고 있었다.)',
    },
  },
};
