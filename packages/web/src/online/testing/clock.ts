/** Time that passes when the test says so, and answers that come when it gives them. */
import type { PollPorts } from '../longPoll.ts';

interface Waiting {
  readonly at: number;
  readonly act: () => void;
}

/** What has been promised has come. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

export const scriptedClock = () => {
  let waiting: Waiting[] = [];
  let now = 0;
  const ports: PollPorts = {
    after: (ms, act) => {
      const own = { at: now + ms, act };
      waiting.push(own);
      return () => {
        waiting = waiting.filter((each) => each !== own);
      };
    },
    chance: () => 1,
  };
  return {
    ports,
    now: () => now,
    /** When something is done next; null where nothing is. */
    get next(): number | null {
      return waiting.length === 0 ? null : Math.min(...waiting.map(({ at }) => at)) - now;
    },
    async pass(ms: number): Promise<void> {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { act } of due) act();
      await settled();
    },
  };
};

/** Questions that wait until the test answers them, the oldest first. */
export class Answers<A> {
  readonly asked: string[] = [];
  readonly #waiting: ((answer: A) => void)[] = [];

  ask(what: string): Promise<A> {
    this.asked.push(what);
    return new Promise((answer) => this.#waiting.push(answer));
  }

  async give(answer: A): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) throw new Error('nobody has asked anything');
    next(answer);
    await settled();
  }
}
