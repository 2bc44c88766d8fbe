/** What belongs to Wuhan (武汉麻将) alone, listed by hand: `@paiju/engine/wuhan`. */
export type { BigType, WinWay } from './rules/wuhan/basics.ts';
export type { WuhanEnding, WuhanRefusal } from './rules/wuhan/codes.ts';
export type { WuhanDeal } from './rules/wuhan/index.ts';
export { wuhan } from './rules/wuhan/index.ts';
export type { Laid, LaidMeld } from './rules/wuhan/openings.ts';
export { productOf } from './rules/wuhan/openings.ts';
export type { WuhanOptions } from './rules/wuhan/options.ts';
export type { SpecialKind, Specials } from './rules/wuhan/specials.ts';
export { copiesLeft, specialKind, specialsOf } from './rules/wuhan/specials.ts';
export type { WuhanAction, WuhanEnded, WuhanEvent, WuhanState, WuhanWon } from './rules/wuhan/state.ts';
export type { WuhanHappened, WuhanSeen, WuhanView } from './rules/wuhan/view.ts';
export type { BestWin, WinReading } from './rules/wuhan/win.ts';
export { bestWin, waitsOf, winReadings } from './rules/wuhan/win.ts';
export { applyCap } from './scoring/wuhan/caps.ts';
export { wuhanScorer } from './scoring/wuhan/index.ts';
export type { JudgedSeat, JudgedWin, Judgement } from './scoring/wuhan/judge.ts';
export { judgeFlowDraw, judgeMinimum, judgeSettlement } from './scoring/wuhan/judge.ts';
export type { WuhanReason } from './scoring/wuhan/reasons.ts';
