import type { AnyAction } from '@paiju/engine';
import { at, GAMES } from '@paiju/engine';
import { describe, expect, test, vi } from 'vitest';
import type { SeatPort } from './ports.ts';
import { Table } from './table.ts';
import { atOnce, HandClock, never, noTime, settled } from './testing/clock.ts';
import { BURY3, seeded } from './testing/deal.ts';
import { entriesOf, four, keptLog, portOf, quiet, silent } from './testing/ports.ts';

const game = GAMES.xuezhan;
const NO_CLOCK = { clock: null, holdMs: 0 };

/** A match in which seat 2 is somebody special and the others are quiet. */
const around = (port: SeatPort, settings = NO_CLOCK, wait: () => Promise<void> = never) => {
  const log = keptLog();
  const seats = four((seat) => (seat === 2 ? port : portOf(quiet)));
  return { log, table: new Table(game, seeded(BURY3, 21), { seats, log, wait, now: noTime }, settings) };
};

const answering = (choose: SeatPort['choose']): SeatPort => ({ observe: () => {}, choose });
const oddly = (answer: unknown): SeatPort => answering(() => Promise.resolve(answer as AnyAction));

/** What everybody saw of the match; in which order secret choices came in is nobody's business. */
const publicEvents = ({ match }: Table): object[] =>
  match.history.flatMap(({ events }) =>
    events.flatMap((event) => match.rules.seenBy(match.terms.options, event, null) ?? []),
  );

/** The same match when seat 2 always does the default. */
const withDefaults = async (): Promise<object[]> => {
  const { table } = around(
    portOf((view, legal) => table.match.rules.defaultAction(table.match.state, view.seat ?? 0) ?? legal[0]),
  );
  await table.run();
  return publicEvents(table);
};

// [what the port does, port, log entry]
const BAD_PORTS: readonly [string, SeatPort, object][] = [
  ['says null', oddly(null), { code: 'answer-refused', refusal: 'malformed-action' }],
  ['says nothing', oddly(undefined), { code: 'answer-refused', refusal: 'malformed-action' }],
  ['says a word', oddly('pass'), { code: 'answer-refused', refusal: 'malformed-action' }],
  ['answers an empty object', oddly({}), { code: 'answer-refused' }],
  ['always wants to win', oddly({ type: 'win' }), { code: 'answer-refused' }],
  ['discards what is no tile', oddly({ type: 'discard', tile: 99 }), { code: 'answer-refused' }],
  ['adds something to a pass', oddly({ type: 'pass', tile: 3 }), { code: 'answer-refused' }],
  [
    'hands over a trap',
    oddly({
      get type() {
        throw new RangeError('trap');
      },
    }),
    { code: 'answer-failed', error: 'RangeError' },
  ],
  [
    'rejects',
    answering(() => Promise.reject(new TypeError('my hand was 1m'))),
    { code: 'answer-failed', error: 'TypeError' },
  ],
  ['rejects with a word', answering(() => Promise.reject('no')), { code: 'answer-failed', error: 'string' }],
  [
    'throws at once',
    answering(() => {
      throw new SyntaxError('my hand was 1m');
    }),
    { code: 'answer-failed', error: 'SyntaxError' },
  ],
];

describe('X-16.3 a seat that does not answer properly does the default action', () => {
  test.each(BAD_PORTS)('when it %s', async (_, port, entry) => {
    const { table, log } = around(port);
    await table.run();
    expect(publicEvents(table)).toEqual(await withDefaults());
    expect(log.errors[0]).toMatchObject({ seat: 2, ...entry });
    expect(JSON.stringify(log)).not.toContain('1m"');
    expect(JSON.stringify(log)).not.toContain('my hand');
  });

  test('when its time is up', async () => {
    const port = silent();
    const log = keptLog();
    const seats = four((seat) => (seat === 2 ? port : portOf(quiet)));
    // The others answer before a clock that takes its time; only the silent one hears it.
    const table = new Table(
      game,
      seeded(BURY3, 21),
      { seats, log, wait: () => settled(), now: noTime },
      { clock: { baseMs: 20, reserveMs: 0 }, holdMs: 0 },
    );
    await table.run();
    expect(publicEvents(table)).toEqual(await withDefaults());
    expect(entriesOf(log.infos, 'answer-late').length).toBe(port.signals.length);
    expect(port.signals.every(({ aborted }) => aborted)).toBe(true);
  });
});

test('an answer in time stops the clock; one second later is late', async () => {
  const clock = new HandClock();
  const log = keptLog();
  let answer: (action: AnyAction) => void = () => {};
  const slow = answering(
    ({ legal }) =>
      new Promise((resolve) => {
        answer = () => resolve(at(legal, 0));
      }),
  );
  const seats = four((seat) => (seat === 0 ? slow : portOf(quiet)));
  const table = new Table(
    game,
    seeded(BURY3, 22),
    { seats, log, wait: clock.wait, now: clock.time },
    { clock: { baseMs: 10, reserveMs: 0 }, holdMs: 0 },
  );
  void table.run();
  await clock.advance(9);
  expect(table.match.history).toHaveLength(4); // the deal and three burials
  answer({ type: 'x' });
  await settled();
  expect(table.match.history).toHaveLength(5);
  expect(clock.pending).toBe(1); // of the next question, not of the last
  await clock.advance(9);
  expect(entriesOf(log.infos, 'answer-late')).toEqual([]);
  await clock.advance(1);
  expect(entriesOf(log.infos, 'answer-late')).toEqual([{ code: 'answer-late', seat: 0 }]);
  answer({ type: 'x' }); // too late: nobody listens
  await settled();
  table.close();
});

test.each([
  [3, false],
  [4, true],
])('three failures in a row are reported, with a good answer every %i questions', async (every, reports) => {
  let asked = 0;
  const { table, log } = around(
    answering(({ legal }) => {
      asked += 1;
      return asked % every === 0 ? Promise.resolve(at(legal, 0)) : Promise.reject(new Error('no'));
    }),
  );
  await table.run();
  expect(asked).toBeGreaterThan(8);
  const failing = entriesOf(log.errors, 'seat-failing');
  expect(failing).toHaveLength(reports ? Math.floor((asked + 1) / every) : 0);
  for (const entry of failing) expect(entry).toEqual({ code: 'seat-failing', seat: 2, failures: 3 });
});

test('a seat hears what became of its question, whoever decided it', async () => {
  const done: [number, AnyAction | null][] = [];
  const asked: number[] = [];
  const port: SeatPort = {
    observe: () => {},
    choose: async ({ number }) => {
      asked.push(number);
      throw new Error('no');
    },
    done: (question, action) => void done.push([question, action]),
  };
  const { table } = around(port);
  await table.run();
  expect(done.map(([question]) => question)).toEqual(asked);
  const { history } = table.match;
  expect(asked.every((number) => number >= 1 && number < history.length)).toBe(true);
  expect(done.every(([, action]) => action !== null)).toBe(true);
});

test('a table that is closed asks nobody any more', async () => {
  const port = silent();
  const { table, log } = around(port);
  const run = table.run();
  await settled();
  table.close();
  await run;
  expect(port.signals[0]?.aborted).toBe(true);
  expect(entriesOf(log.infos, 'match-ended')).toEqual([]);
});

test('observers, spectators and log may fail: the game goes on', async () => {
  const log = keptLog();
  const fail = (): never => {
    throw new EvalError('my hand was 1m');
  };
  const deaf = { ...portOf(quiet), observe: fail };
  // A method may well be asynchronous: then it fails later, and nobody waits for it.
  const deafLater = { ...portOf(quiet), observe: async () => fail() };
  const seats = [deaf, deafLater, portOf(quiet), portOf(quiet)];
  const table = new Table(
    game,
    seeded(BURY3, 25),
    { seats, log, wait: atOnce, now: noTime, spectators: [fail] },
    NO_CLOCK,
  );
  await table.run();
  expect(table.match.isOver).toBe(true);
  const failed = entriesOf(log.errors, 'observer-failed');
  expect(new Set(failed.map(({ seat }) => seat))).toEqual(new Set([0, 1, null]));
  const quietTable = new Table(
    game,
    seeded(BURY3, 25),
    { seats, log: { info: fail, error: fail }, wait: atOnce, now: noTime },
    NO_CLOCK,
  );
  await quietTable.run();
  expect(quietTable.match.isOver).toBe(true);
});

test('a clock that breaks hurries nobody and holds nothing', async () => {
  const wait = vi.fn(() => Promise.reject(new Error('no time')));
  const { table, log } = around(
    portOf(quiet),
    { clock: { baseMs: 5, reserveMs: 0 }, holdMs: 5 } as never,
    wait,
  );
  await table.run();
  expect(wait).toHaveBeenCalled();
  expect(entriesOf(log.infos, 'answer-late')).toEqual([]);
});
