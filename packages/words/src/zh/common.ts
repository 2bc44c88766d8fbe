/** Words that every screen may need. */
import type { common as english } from '../en/common.ts';
import type { Texts } from '../texts.ts';

export const common: Texts<typeof english> = {
  home: '首页',
  cancel: '取消',
  ok: '确定',
  on: '开',
  you: '你',
  game: {
    xuezhan: '血战到底',
    wuhan: '武汉麻将',
    haiyuki: '牌游记',
  },
  language: {
    en: 'English',
    zh: '简体中文',
    ko: '한국어',
    ja: '日本語',
  },
};
