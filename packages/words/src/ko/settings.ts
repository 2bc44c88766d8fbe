/** The settings screen. */
import type { settings as english } from '../en/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof english> = {
  about: '나와 이 서버',
  account: '내 계정',
  privacy: '개인정보',
  title: '설정',
  groups: {
    you: '나',
    tiles: '패와 테이블',
    play: '대국',
    sound: '소리',
    access: '화면 낭독',
  },
  name: {
    label: '이름',
    help: '내 자리에 표시됩니다. 최대 20자.',
    placeholder: '나',
  },
  avatar: {
    label: '얼굴',
    short: '짧은 머리',
    bun: '올림머리',
    cap: '모자',
    beard: '수염',
    glasses: '안경',
    bob: '단발',
    waves: '긴 머리',
    curls: '곱슬머리',
  },
  language: {
    label: '언어',
    auto: '브라우저 설정대로',
  },
  face: {
    label: '패 그림',
    classic: '전통',
    numerals: '숫자 표시',
  },
  backs: {
    label: '패 뒷면',
    green: '초록',
    blue: '파랑',
    amber: '호박색',
    plum: '자주',
  },
  felt: {
    label: '테이블 색',
    green: '초록',
    blue: '파랑',
    wine: '와인색',
    slate: '청회색',
    mint: '민트',
  },
  theme: {
    label: '테마',
    auto: '시스템 설정대로',
    dark: '어둡게',
    light: '밝게',
    contrast: '고대비',
  },
  speed: {
    label: '애니메이션',
    off: '끄기',
    fast: '빠르게',
    normal: '보통',
  },
  singleClick: {
    label: '한 번 눌러 버리기',
    help: '끄면 한 번 눌러 패를 고르고, 한 번 더 눌러 버립니다.',
  },
  showWaits: {
    label: '대기패 표시',
    help: '텐파이일 때 대기패와 남은 장수를 보여 줍니다.',
  },
  sortHand: {
    label: '손패 자동 정렬',
    help: '끄면 패가 놓은 자리에 그대로 있습니다.',
  },
  volume: {
    label: '음량',
    value: '{{percent}}%',
  },
  music: {
    label: '패유기 음악',
    help: '조용히 흐르다가 누군가 리치하면 긴박해집니다.',
  },
  isMuted: {
    label: '모두 음소거',
    help: '효과음도 음악도 나지 않습니다.',
  },
  reader: {
    label: '화면 낭독 모드',
    help: '모든 일을 말해 주고, 원할 때 손패와 테이블을 읽어 줍니다.',
  },
  kept: '바꾸면 바로 적용되고 이 브라우저에 저장됩니다.',
};
