// A series of games in two threads against the same series in one.
import { fork } from 'node:child_process';
import { once } from 'node:events';

const PLAYER = new URL('../seriesPlayer.mjs', import.meta.url);

/**
 * A process that plays series in so many threads. Not this one: it has done everything else there is to measure, which
 * makes its main thread slower than a fresh one beside it. Process and threads stay from round to round, so what counts
 * is how they play once they are warm, not how long they take to start.
 */
class Player {
  #threads;
  #process = null;
  /** What the processor has spent on it until its last answer. */
  cpuSeconds = 0;

  constructor(threads) {
    this.#threads = threads;
  }

  async play(games) {
    this.#process ??= fork(PLAYER, [String(this.#threads)]);
    this.#process.send(games);
    const [{ cpuSeconds, digest }] = await once(this.#process, 'message');
    this.cpuSeconds = cpuSeconds;
    return digest;
  }

  close() {
    this.#process?.disconnect();
    this.#process = null;
  }
}

const contender = (name, player, { games, clock }) => ({
  name,
  clock,
  run: async () => {
    await player.play(games);
    return games;
  },
  close: () => player.close(),
});

export const threadRows = (_peers, { series: games }) => {
  const [one, two] = [new Player(1), new Player(2)];
  const row = (what, clockOf) => ({
    what,
    unit: 'games',
    cases: [
      {
        name: 'xuezhan bury3, greedy',
        ours: contender('two threads', two, { games, clock: clockOf(two) }),
        peer: contender('one thread', one, { games, clock: clockOf(one) }),
      },
    ],
  });
  return [
    {
      ...row('two threads against one', () => 'wall'),
      must: 1.7,
      stretch: 1.9,
      check: async () => {
        if ((await one.play(games)) !== (await two.play(games)))
          throw new Error('two threads give another result than one');
        return `${games} games in one thread and in two come to the same`;
      },
    },
    row('two threads by CPU time', (player) => () => player.cpuSeconds),
  ];
};
