/** How long a bar is beside others: the best fills its row, the worst is still to be seen. */

const SHORTEST = 0.06;

/** From 0 to 1. Estimates may all be below zero, so what counts is where one lies between the worst and the best. */
export const barOf = (estimate: number, all: readonly number[]): number => {
  const best = Math.max(...all);
  const worst = Math.min(...all, 0);
  return best === worst ? 1 : SHORTEST + (1 - SHORTEST) * ((estimate - worst) / (best - worst));
};
