// Measures contenders side by side: several rounds, everyone in turn in each, the best of each counts.

/** What the processor spent on this process: other work on the machine matters less than with a clock on the wall. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** For work in other threads and processes. */
const wallSeconds = () => performance.now() / 1000;
const CLOCKS = { cpu: cpuSeconds, wall: wallSeconds };

/** `run()` does some work and says, or promises, how many things it did; it is repeated until there is enough to measure. */
const rateOf = async ({ run, clock = 'cpu' }, seconds) => {
  const now = CLOCKS[clock] ?? clock;
  const began = now();
  let done = 0;
  let spent = 0;
  do {
    done += await run();
    spent = now() - began;
  } while (spent < seconds || spent === 0);
  return done / spent;
};

/** Every contender's best rate a second. Several rows may share a contender; it runs once a round. */
export const contest = async (contenders, { rounds, seconds, report }) => {
  const best = new Map([...contenders].map((contender) => [contender, 0]));
  const began = performance.now();
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round++) {
    const each = (performance.now() - began) / 1000 / round;
    const left = round === 0 ? '' : `, about ${Math.ceil(each * (rounds + 1 - round))} s left`;
    report(round === 0 ? `warming up, then ${rounds} rounds` : `round ${round} of ${rounds}${left}`);
    for (const contender of best.keys()) {
      const rate = await rateOf(contender, seconds);
      if (round > 0) best.set(contender, Math.max(best.get(contender), rate));
    }
  }
  return best;
};
