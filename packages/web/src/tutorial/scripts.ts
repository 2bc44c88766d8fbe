/** The tutorials there are. */
import type { RulesetId } from '../session/gameOf.ts';
import { HAIYUKI_SCRIPT } from './haiyuki.ts';
import type { ScriptOf } from './script.ts';
import { WUHAN_SCRIPT } from './wuhan.ts';
import { XUEZHAN_SCRIPT } from './xuezhan.ts';

export const SCRIPTS: { readonly [R in RulesetId]: ScriptOf<R> } = {
  xuezhan: XUEZHAN_SCRIPT,
  wuhan: WUHAN_SCRIPT,
  haiyuki: HAIYUKI_SCRIPT,
};
