/** How far a piece of work is, how fast it goes and how long it will still take. */

export interface Progress {
  /** 0 to 1. */
  readonly share: number;
  /** Things a second; null before anything is known of it. */
  readonly rate: number | null;
  readonly secondsLeft: number | null;
}

export const progressOf = (done: number, all: number, elapsedMs: number): Progress => {
  const share = all === 0 ? 1 : Math.min(1, done / all);
  if (done === 0 || elapsedMs <= 0) return { share, rate: null, secondsLeft: null };
  const rate = (1000 * done) / elapsedMs;
  return { share, rate, secondsLeft: Math.ceil((all - done) / rate) };
};
