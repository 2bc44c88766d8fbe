/** Series in real threads. They load the sources as they are, for which the Node of the tests is new enough. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Listed, ListingSetup } from '../testing/listing.ts';
import listing from '../testing/listing.ts';
import { GameFailure } from './failure.ts';
import type { GameRange } from './gameQueue.ts';
import { runSeries } from './series.ts';
import { Threads } from './threads.ts';

let threads: Threads;
afterEach(() => threads.close());

interface How {
  readonly games: GameRange;
  readonly setup?: Partial<ListingSetup>;
  /** Stopped as soon as this holds for what was taken. */
  readonly until?: (taken: Listed) => boolean;
  readonly taken?: Listed;
}

/** What was played, in the order it was taken. */
const played = async ({ games, setup, until = () => false, taken = [] }: How): Promise<Listed> => {
  const stopping = new AbortController();
  if (until(taken)) stopping.abort();
  await runSeries({
    task: listing,
    setup: { ms: 0, failing: [], deadlyFrom: null, ...setup },
    games,
    threads,
    signal: stopping.signal,
    take: (outcome) => {
      taken.push(...outcome);
      if (until(taken)) stopping.abort();
    },
  });
  return taken;
};

const ENDLESS: GameRange = { first: 1, last: 1_000_000_000 };
const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);
const gamesOf = (listed: Listed): number[] => listed.map(({ game }) => game);
const threadsOf = (listed: Listed): number[] => [...new Set(listed.map(({ thread }) => thread))];
/** However long it takes the others to come. */
const untilAllPlay = (listed: Listed): boolean => threadsOf(listed).length === threads.count;
const SLOW = { ms: 2 };

describe.each([1, 2, 3])('in %i threads', (count) => {
  beforeEach(() => {
    threads = new Threads(count);
  });

  test('every game is taken once and in order', async () => {
    const games = { first: 1, last: 5000 };
    expect(gamesOf(await played({ games }))).toEqual(numbers(1, 5000));
  });

  test('stopped, it ends with the first games and without a gap', async () => {
    const listed = await played({ games: ENDLESS, setup: SLOW, until: untilAllPlay });
    expect(threadsOf(listed)).toHaveLength(count);
    expect(gamesOf(listed)).toEqual(numbers(1, listed.length));
  });

  test('it goes on from where it was stopped', async () => {
    const until = (taken: Listed): boolean => taken.length >= 1000;
    const taken = await played({ games: ENDLESS, until });
    const first = taken.length + 1;
    const last = first + 1000;
    expect(gamesOf(await played({ games: { first, last }, taken }))).toEqual(numbers(1, last));
    expect(await played({ games: { first: last + 1, last } })).toEqual([]);
  });

  test('stopped before the first game, it has none', async () => {
    expect(await played({ games: ENDLESS, until: () => true })).toEqual([]);
  });

  test('of several failing games the first is told, and nothing after it was taken', async () => {
    await played({ games: ENDLESS, setup: SLOW, until: untilAllPlay });
    const taken: Listed = [];
    const setup = { ...SLOW, failing: numbers(87, 99) };
    const failure = await played({ games: ENDLESS, setup, taken }).catch((error) => error);
    expect(failure).toBeInstanceOf(GameFailure);
    expect(failure).toMatchObject({ game: 87, kind: 'RangeError', message: 'game 87: no luck in 87' });
    expect(failure.cause.stack).toMatch(/^RangeError: no luck in 87\n {4}at .*listing\.ts/);
    expect(gamesOf(taken)).toEqual(numbers(1, taken.length));
    expect(taken.length).toBeLessThanOrEqual(86);
  });
});

describe('other threads', () => {
  test('are kept from series to series', async () => {
    threads = new Threads(2);
    const first = await played({ games: ENDLESS, setup: SLOW, until: untilAllPlay });
    const second = await played({ games: ENDLESS, setup: SLOW, until: untilAllPlay });
    expect(threadsOf(second).sort()).toEqual(threadsOf(first).sort());
  });

  test('are not started for a series that is over soon', async () => {
    threads = new Threads(2, { aloneMs: 600_000 });
    const games = { first: 1, last: 300 };
    expect(threadsOf(await played({ games, setup: SLOW }))).toEqual([0]);
  });

  test('are started for one that lasts', async () => {
    threads = new Threads(2, { aloneMs: 100 });
    const listed = await played({ games: ENDLESS, until: untilAllPlay });
    expect(threadsOf(listed)[0]).toBe(0);
    expect(threadsOf(listed)).toHaveLength(2);
  });

  test('that end without a word end the series', async () => {
    threads = new Threads(2);
    const setup = { ...SLOW, deadlyFrom: 20 };
    const failure = await played({ games: ENDLESS, setup }).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(GameFailure);
  });
});
