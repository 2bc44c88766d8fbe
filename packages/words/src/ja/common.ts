/** Words that every screen may need. */
import type { common as english } from '../en/common.ts';
import type { Texts } from '../texts.ts';

export const common: Texts<typeof english> = {
  home: 'ホーム',
  cancel: 'キャンセル',
  ok: 'OK',
  on: 'オン',
  you: 'あなた',
  game: {
    xuezhan: '血戦到底',
    wuhan: '武漢麻雀',
    haiyuki: '牌遊記',
  },
  language: {
    en: 'English',
    zh: '简体中文',
    ko: '한국어',
    ja: '日本語',
  },
};
