import type { names as english } from '../en/names.ts';
import type { Texts } from '../texts.ts';

export const names: Texts<typeof english> = {
  pattern: '{{how}} {{who}}',
  hows: '조용한 용감한 즐거운 졸린 영리한 다정한 재빠른 행운의 차분한 대담한 겸손한 환한 아련한 황금빛 은빛 떠도는 느긋한 궁금한 날렵한 명랑한',
  whos: '왜가리 여우 참새 수달 오소리 두루미 판다 호랑이 까치 스라소니 거북이 제비 산토끼 부엉이 잉어 사슴 굴뚝새 코알라 도마뱀 담비',
};
