/** Words that every screen may need. */
import type { GameId } from '@paiju/engine';

export const common = {
  home: 'Home',
  cancel: 'Cancel',
  ok: 'OK',
  on: 'On',
  you: 'You',
  game: {
    xuezhan: 'Xuezhan',
    wuhan: 'Wuhan',
    haiyuki: 'Haiyuki',
  } satisfies Record<GameId, string>,
  language: {
    en: 'English',
    zh: '简体中文',
    ko: '한국어',
    ja: '日本語',
  },
} as const;
