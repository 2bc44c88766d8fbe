/** The tutorials there are. */
import type { GameId } from '@paiju/engine';
import { HAIYUKI_SCRIPT } from '../../games/haiyuki/lesson.ts';
import type { ScriptOf } from '../../games/script.ts';
import { WUHAN_SCRIPT } from '../../games/wuhan/lesson.ts';
import { XUEZHAN_SCRIPT } from '../../games/xuezhan/lesson.ts';

export const SCRIPTS: { readonly [R in GameId]: ScriptOf<R> } = {
  xuezhan: XUEZHAN_SCRIPT,
  wuhan: WUHAN_SCRIPT,
  haiyuki: HAIYUKI_SCRIPT,
};
