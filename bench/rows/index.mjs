/**
 * Everything that is measured. A row is:
 *   what, unit     in words
 *   must, stretch  how many times as fast as the peer we want to be; absent where there is no target
 *   cases          each with a name, `ours` and `peer`; the worst of them counts. A peer that is not installed is null
 *   check()        throws where an answer is wrong, and says, or promises to say, what was checked; run before anything is timed
 * A contender is `{ name, run }`, see contest.mjs. For one that works elsewhere `clock` is 'wall', or a function that gives
 * the seconds spent so far; one that holds on to something has `close()`.
 */
import { botRows, budgetRows } from './bots.mjs';
import { gameRows } from './games.mjs';
import { handRows } from './hands.mjs';
import { threadRows } from './threads.mjs';
import { wildRows } from './wilds.mjs';
import { winRows } from './wins.mjs';

const SIZES = {
  full: {
    hands: 100_000,
    wins: 10_000,
    games: 100,
    series: 2000,
    peerGames: 4,
    questions: 400,
    rounds: 5,
    seconds: 0.3,
  },
  /** Shows that the parts work; its figures mean nothing. */
  short: { hands: 200, wins: 50, games: 2, series: 4, peerGames: 1, questions: 10, rounds: 1, seconds: 0 },
};

export const sizeFor = (isShort) => (isShort ? SIZES.short : SIZES.full);

export const allRows = (peers, size) =>
  [handRows, winRows, gameRows, wildRows, botRows, budgetRows, threadRows].flatMap((rows) =>
    rows(peers, size),
  );
