/** What an agent does that it should not, counted. */

export const FAULTS = ['late', 'wrong', 'twice', 'garbage', 'crashes', 'defaults'] as const;

/**
 * Late: no answer in time; wrong: an answer that is not allowed; twice: an answer to what was answered or over; garbage: a line
 * that is no message; crashes: the process ended, or could not be started; defaults: decisions made in its stead.
 */
export type FaultCounts = Record<(typeof FAULTS)[number], number>;

export const noFaults = (): FaultCounts => ({
  late: 0,
  wrong: 0,
  twice: 0,
  garbage: 0,
  crashes: 0,
  defaults: 0,
});

export const addFaults = (to: FaultCounts, more: Readonly<FaultCounts>): void => {
  for (const fault of FAULTS) to[fault] += more[fault];
};

export const hasFaults = (counts: Readonly<FaultCounts>): boolean =>
  FAULTS.some((fault) => counts[fault] > 0);
