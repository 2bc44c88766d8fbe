// Chance for hands and players: the same every time, and so cheap that the game is measured and not its dice (mulberry32).

/** Gives `below(n)`: a whole number from 0 to n − 1. */
export const diceFrom = (seed) => {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};
