/** What belongs to Xuezhan (血战到底) alone, listed by hand: `@paiju/engine/xuezhan`. */
export { xuezhanGame } from './games/xuezhan.ts';
export type { XuezhanConflict, XuezhanEnding, XuezhanRefusal } from './rules/xuezhan/codes.ts';
export type { XuezhanDeal } from './rules/xuezhan/index.ts';
export { xuezhan } from './rules/xuezhan/index.ts';
export type { XuezhanOptions } from './rules/xuezhan/options.ts';
export type { Fan, PatternCode, Situation, WinFacts, Worth } from './rules/xuezhan/patterns.ts';
export { baseFan, menqingFan, PATTERN_FAN, worthOf } from './rules/xuezhan/patterns.ts';
export type {
  FirstWin,
  OpeningChoice,
  Standing,
  XuezhanAction,
  XuezhanEnded,
  XuezhanEvent,
  XuezhanState,
  XuezhanWon,
} from './rules/xuezhan/state.ts';
export { hasLeft, isLocked } from './rules/xuezhan/state.ts';
export type {
  XuezhanHappened,
  XuezhanSeatView,
  XuezhanSeen,
  XuezhanSeenWon,
  XuezhanView,
} from './rules/xuezhan/view.ts';
export { hidesKongs, isShown, tilesAtRest, waitsAt } from './rules/xuezhan/view.ts';
export type { HandFacts } from './rules/xuezhan/win.ts';
export { isWin, waitsOf } from './rules/xuezhan/win.ts';
export { xuezhanScorer } from './scoring/xuezhan/index.ts';
export { kongPoints } from './scoring/xuezhan/kongs.ts';
export type { XuezhanReason } from './scoring/xuezhan/memory.ts';
export { fanPoints } from './scoring/xuezhan/worth.ts';
