/** The public surface of the simulations, listed by hand. */
export type { MatchPlan, Played } from './match.ts';
export { playMatch } from './match.ts';
export { botSeed, gameSeed, hashedSeed } from './seeds.ts';
export { GameFailure } from './series/failure.ts';
export type { GameRange } from './series/gameQueue.ts';
export type { TakePart } from './series/inOrder.ts';
export type { Series } from './series/series.ts';
export { runSeries } from './series/series.ts';
export type { SeriesTask, SeriesWork } from './series/task.ts';
export type { ThreadsOptions } from './series/threads.ts';
export { Threads } from './series/threads.ts';
export type { Countable, Measure, WinFact } from './statistics/countable.ts';
export { countMatch } from './statistics/counting.ts';
export type { Spread } from './statistics/spread.ts';
export type { Summary } from './statistics/summary.ts';
export { summaryOf } from './statistics/summary.ts';
export type { Counts, Tally } from './statistics/tally.ts';
export { addTally, emptyTally } from './statistics/tally.ts';
