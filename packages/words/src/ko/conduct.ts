import type { conduct as english } from '../en/conduct.ts';
import type { Texts } from '../texts.ts';

export const conduct: Texts<typeof english> = {
  title: '페어플레이',
  time: {
    minutes: '{{n}}분',
    hour: '1시간',
    day: '하루',
    days: '{{n}}일',
  },
  standing: {
    title: '내 상태',
    good: '문제 될 것이 없습니다.',
    offences: '아직 남아 있는 중도 이탈과 지연: {{n}}',
    paused: '{{time}}까지 레이팅전을 칠 수 없습니다.',
    why: '레이팅전을 도중에 나갔거나 여러 번 다른 사람을 기다리게 했습니다.',
    rest: '레이팅 없는 테이블과 오늘의 패은 칠 수 있습니다.',
    next: '한 번 더 그러면 {{duration}} 동안 레이팅전을 칠 수 없습니다.',
    toGo: '끝까지 치면 하나가 지워지는 레이팅전 수: {{n}}',
    rule: '다른 사람이 있는 레이팅전을 도중에 나가거나, 절반을 봇이 치게 하거나, 여러 번 시간을 넘기면 한동안 레이팅전을 칠 수 없습니다. 처음에는 10분, 다음에는 1시간, 하루, 일주일입니다. 끝나기 전에 돌아와 마치면 나간 것이 아닙니다.',
  },
  leave: {
    counts:
      '레이팅전입니다. 나가면 {{duration}} 동안 레이팅전을 칠 수 없습니다. 끝나기 전에 돌아와 마치면 없던 일이 됩니다.',
    left: '레이팅전을 도중에 나갔습니다. {{time}}까지 레이팅전을 칠 수 없습니다. 끝나기 전에 돌아가 마치면 없던 일이 됩니다.',
    back: '돌아가기',
    noted: '알겠습니다',
  },
  person: {
    about: '{{name}} 정보',
    people: '이 테이블의 사람들',
    mute: '음소거',
    unmute: '음소거 해제',
    muteLine: '이 테이블에서 이 사람이 하는 말을 보이지 않습니다.',
    block: '차단',
    blockLine: '다시 같은 테이블에 앉지 않습니다. 상대는 알 수 없습니다.',
    blocked: '{{name}} 차단됨: 다시 같은 테이블에 앉지 않습니다. ‘페어플레이’에서 차단을 풀 수 있습니다.',
    report: '신고…',
    reportLine: '운영자가 대국 전체를 봅니다. 다른 사람은 알 수 없습니다.',
    reported: '운영자가 살펴보겠습니다. 고맙습니다.',
    what: '무슨 일이 있었나요?',
    reason: {
      stalling: '일부러 느리게 칩니다.',
      spoiling: '일부러 대국을 망칩니다.',
      together: '누군가와 짜고 칩니다.',
      program: '프로그램이 대신 칩니다.',
      name: '이름이 사람을 상처 입힙니다.',
      emotes: '말로 다른 사람을 괴롭힙니다.',
    },
    send: '신고하기',
    back: '뒤로',
    close: '닫기',
  },
  blocks: {
    title: '차단한 사람',
    none: '차단한 사람이 없습니다. 테이블에서 얼굴을 누르면 차단할 수 있습니다.',
    line: '같은 테이블에 앉지 않습니다.',
    takeBack: '차단 풀기',
    takeBackOf: '차단 풀기: {{name}}',
  },
  until: {
    suspended: '운영자가 {{time}}까지 이용을 정지했습니다.',
    suspendedOpen: '운영자가 풀 때까지 이용이 정지되었습니다.',
    suspendedSince: '{{time}}부터입니다.',
    suspendedLine:
      '그때까지 다른 사람과 같은 테이블에 앉을 수 없습니다. 이유는 이 서버의 운영자에게 물어보세요. 혼자 치는 것은 그대로 할 수 있습니다.',
    noRated: '대국을 나갔거나 다른 사람을 기다리게 해서 {{time}}까지 레이팅전을 칠 수 없습니다.',
  },
};
