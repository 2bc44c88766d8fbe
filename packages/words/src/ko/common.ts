/** Words that every screen may need. */
import type { common as english } from '../en/common.ts';
import type { Texts } from '../texts.ts';

export const common: Texts<typeof english> = {
  home: '홈',
  cancel: '취소',
  ok: '확인',
  on: '켜기',
  you: '나',
  game: {
    xuezhan: '혈전도저',
    wuhan: '우한 마작',
    haiyuki: '패유기',
  },
  language: {
    en: 'English',
    zh: '简体中文',
    ko: '한국어',
    ja: '日本語',
  },
};
