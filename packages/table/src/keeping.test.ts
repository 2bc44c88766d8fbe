import type { AnyAction } from '@paiju/engine';
import { GAMES, kinds, readRecord, SUITED, verifyRecord } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { KeptStep } from './keeping.ts';
import { Superseded } from './keeping.ts';
import { settled } from './testing/clock.ts';
import { BURY3, seeded } from './testing/deal.ts';
import { entriesOf } from './testing/ports.ts';
import { answer, ofType, openQuestion, PERSON, QUIET, roomOf } from './testing/room.ts';

const PAIR = [PERSON, PERSON, QUIET, QUIET];
const TWO_ROUNDS = seeded({ ...BURY3, deals: 2 }, 32);
const PROBES: readonly AnyAction[] = [
  { type: 'win' },
  { type: 'pass' },
  { type: 'pung' },
  ...kinds(SUITED).map((tile) => ({ type: 'discard', tile }) as AnyAction),
];

/** Keeps a step when it is told to. */
class SlowKeeper {
  readonly steps: KeptStep[] = [];
  #end: ((error?: unknown) => void) | null = null;

  readonly keep = (step: KeptStep): Promise<void> => {
    this.steps.push(step);
    return new Promise((resolve, reject) => {
      this.#end = (error) => (error === undefined ? resolve() : reject(error));
    });
  };

  get isKeeping(): boolean {
    return this.#end !== null;
  }

  async end(error?: unknown): Promise<void> {
    const end = this.#end;
    this.#end = null;
    end?.(error);
    await settled();
  }
}

type Table = ReturnType<typeof roomOf>;

/** Everything that anybody could learn. */
const known = ({ room, told, log }: Table, watched: readonly object[]) => ({
  told: told.map((messages) => [...messages]),
  log: [...log.infos, ...log.errors],
  watched: [...watched],
  whyNot: [0, 1, 2, 3].map((seat) => PROBES.map((action) => room.whyNot(seat, action))),
});

/** What is sent to somebody who has lost everything, and to somebody who has just come to watch. */
const comingNow = ({ room, told }: Table, seat: number): object[] => {
  const before = told[seat]?.length ?? 0;
  room.hear(seat, { type: 'resync', protocol: 7, after: 0 });
  const late: object[] = [];
  room.watch((message) => void late.push(message))();
  return [...(told[seat]?.splice(before) ?? []), ...late].map((message) => ({ ...message, n: 0 }));
};

/** Answers what is asked of people, or says that they have looked at the end of a round. */
const goOn = ({ room, told }: Table): void => {
  for (const seat of [0, 1])
    if (room.question(seat) !== null) answer(room, told, seat);
    else room.hear(seat, { type: 'ready', round: 0 });
};

describe('every step is kept before anybody is told', () => {
  test('the header, then each deal and action by number: together they are the record', async () => {
    const keeper = new SlowKeeper();
    const table = roomOf({ seats: PAIR, terms: TWO_ROUNDS, keep: keeper.keep });
    const run = table.room.run();
    while (!table.room.match.isOver || keeper.isKeeping) {
      if (keeper.isKeeping) await keeper.end();
      else goOn(table);
      await settled();
    }
    await run;
    expect(keeper.steps.map(({ number }) => number)).toEqual(keeper.steps.map((_, i) => i));
    expect(keeper.steps[0]?.lines).toHaveLength(1);
    const record = readRecord(GAMES, keeper.steps.flatMap(({ lines }) => lines).join('\n'));
    expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, value: { finished: true } });
    expect(keeper.steps[0]?.reserves).toBeNull();
    expect(ofType(table.told[0], 'match-over')).toHaveLength(1);
  });

  test('nothing of it reaches anybody while it is being kept, whoever asks', async () => {
    const keeper = new SlowKeeper();
    const settings = { clock: { baseMs: 5, reserveMs: 4 } };
    const table = roomOf({ seats: PAIR, terms: TWO_ROUNDS, keep: keeper.keep, settings });
    const watched: object[] = [];
    table.room.watch((message) => void watched.push(message));
    void table.room.run();
    let pending = 0;
    while (!table.room.match.isOver || keeper.isKeeping) {
      if (!keeper.isKeeping) {
        // One at a time, so that what is new can only come of this step.
        const asked = [0, 1].find((seat) => table.room.question(seat) !== null) ?? null;
        const other = asked === 0 ? 1 : 0;
        const coming = comingNow(table, other);
        const before = known(table, watched);
        if (asked === null) goOn(table);
        else answer(table.room, table.told, asked);
        await settled();
        expect(keeper.isKeeping).toBe(true);
        expect(known(table, watched)).toEqual(before);
        // That all are ready is no secret: who comes then is told how things stand.
        if (asked !== null) expect(comingNow(table, other)).toEqual(coming);
        if (asked !== null) expect(table.room.question(asked)).toBeNull();
        pending += 1;
      }
      await keeper.end();
    }
    expect(pending).toBeGreaterThan(40);
    expect(table.room.match.isOver).toBe(true);
    table.room.close();
  });

  test('who comes while the first deal or the last action is being kept sees neither', async () => {
    const keeper = new SlowKeeper();
    const table = roomOf({ seats: PAIR, keep: keeper.keep });
    void table.room.run();
    await settled();
    const types = (): string[] => comingNow(table, 0).map((message) => (message as { type: string }).type);
    expect(types()).toEqual(['seated', 'presence', 'resynced', 'seated', 'presence']);
    await keeper.end();
    expect(keeper.steps).toHaveLength(2);
    expect(table.log.infos).toEqual([]);
    expect(types()).toEqual(['seated', 'presence', 'resynced', 'seated', 'presence']);
    await keeper.end();
    expect(entriesOf(table.log.infos, 'round-began')).toHaveLength(1);
    for (;;) {
      if (!keeper.isKeeping) goOn(table);
      await settled();
      if (table.room.match.isOver) break;
      await keeper.end();
    }
    expect(types()).not.toContain('match-over');
    await keeper.end();
    expect(types()).toContain('match-over');
  });

  test('one that keeps at once changes nothing, not even by one turn of the loop', async () => {
    const play = async (keep?: (step: KeptStep) => void) => {
      const table = roomOf({ seats: PAIR, terms: TWO_ROUNDS, ...(keep === undefined ? {} : { keep }) });
      const run = table.room.run();
      const order: string[] = [];
      while (!table.room.match.isOver) {
        order.push(table.told.map(({ length }) => length).join(' '));
        goOn(table);
        await Promise.resolve();
      }
      await run;
      return { order, told: table.told };
    };
    const steps: KeptStep[] = [];
    const kept = await play((step) => void steps.push(step));
    expect(kept).toEqual(await play());
    expect(steps.length).toBeGreaterThan(100);
  });

  test('nor does the log tell of it before', async () => {
    const keeper = new SlowKeeper();
    const { room, clock, log } = roomOf({
      seats: [PERSON, PERSON, PERSON, PERSON],
      keep: keeper.keep,
      settings: { clock: { baseMs: 5, reserveMs: 0 } },
    });
    void room.run();
    await settled();
    await keeper.end();
    await keeper.end();
    const before = log.infos.length;
    await clock.advance(5);
    expect(keeper.steps).toHaveLength(3);
    expect(log.infos).toHaveLength(before);
    await keeper.end();
    expect(entriesOf(log.infos, 'answer-late')[0]).toEqual({ code: 'answer-late', seat: 0 });
    room.close();
  });

  test('with what every seat has left of its time', async () => {
    const steps: KeptStep[] = [];
    const table = roomOf({
      seats: PAIR,
      keep: (step) => void steps.push(step),
      settings: { clock: { baseMs: 5, reserveMs: 4 } },
    });
    void table.room.run();
    await table.clock.advance(7);
    // What is answered in secret costs nothing that others could see.
    for (const seat of [0, 1]) answer(table.room, table.told, seat);
    await settled();
    expect(steps.at(-1)?.reserves).toEqual([4, 4, 4, 4]);
    expect(ofType(table.told[1], 'thinking').at(-1)?.seat).toBe(0);
    await table.clock.advance(7);
    answer(table.room, table.told, 0);
    await settled();
    expect(steps.findLast(({ lines }) => lines[0]?.includes('"seat":0'))?.reserves).toEqual([2, 4, 4, 4]);
    table.room.close();
  });
});

describe('a step that cannot be kept', () => {
  /** The first burial fails, while people still think about theirs. */
  const failing = async (error: unknown, how: 'at once' | 'later') => {
    const stops: [number, unknown][] = [];
    const table = roomOf({
      seats: PAIR,
      terms: TWO_ROUNDS,
      stopped: (step, reason) => void stops.push([step, reason]),
      keep: ({ number }) => {
        if (number !== 2) return;
        before = table.told.map((messages) => [...messages]);
        if (how === 'at once') throw error;
        return Promise.reject(error);
      },
    });
    let before: object[][] = [];
    const watched: object[] = [];
    table.room.watch((message) => void watched.push(message));
    const run = table.room.run();
    await run;
    return { ...table, stops, before, watched };
  };

  test.each(['at once', 'later'] as const)('stops the table, which says so: %s', async (how) => {
    const error = new TypeError('disk full at 1m');
    const { room, told, log, stops, before } = await failing(error, how);
    expect(room.stopped).toEqual({ step: 2, error });
    expect(stops).toEqual([[2, error]]);
    for (const seat of [0, 1])
      expect(told[seat]).toEqual([...(before[seat] ?? []), { type: 'stopped', step: 2 }]);
    expect([0, 1].map((seat) => room.question(seat))).toEqual([null, null]);
    expect(entriesOf(log.errors, 'not-kept')).toEqual([{ code: 'not-kept', step: 2, error: 'TypeError' }]);
    expect(entriesOf(log.infos, 'match-ended')).toEqual([]);
    // Whoever comes back learns the same, and what was open is over.
    const { question, legal } = openQuestion(told[1]);
    told[0]?.splice(0);
    room.hear(0, { type: 'resync', protocol: 7, after: 0 });
    expect(told[0]?.slice(-2)).toEqual([
      { type: 'stopped', step: 2 },
      { type: 'resynced', n: expect.any(Number) },
    ]);
    room.hear(1, { type: 'act', question, action: legal[0] as never });
    expect(told[1]?.at(-1)).toMatchObject({ type: 'refused', code: 'question-over' });
  });

  test('because another process has taken over: the room closes and tells nobody', async () => {
    const error = new Superseded('epoch 4');
    const { room, told, log, stops, before } = await failing(error, 'later');
    expect(room.stopped).toEqual({ step: 2, error });
    expect(stops).toEqual([[2, error]]);
    expect(told).toEqual(before);
    expect(log.errors).toEqual([]);
    room.hear(0, { type: 'resync', protocol: 7, after: 0 });
    expect(ofType(told[0], 'stopped')).toEqual([]);
  });

  test('not even the header: nothing is dealt', async () => {
    const { room, told } = roomOf({
      seats: PAIR,
      keep: () => {
        throw new Error('no');
      },
    });
    await room.run();
    expect(room.stopped?.step).toBe(0);
    expect(room.match.history).toEqual([]);
    expect(told[0]?.map(({ type }) => type)).toEqual(['seated', 'presence', 'stopped']);
  });
});

test('a room that is closed while a step is being kept shows nothing of it, and ends when it is kept', async () => {
  const keeper = new SlowKeeper();
  const { room, told } = roomOf({ seats: PAIR, keep: keeper.keep });
  let isOver = false;
  const run = room.run().then(() => {
    isOver = true;
  });
  await settled();
  await keeper.end();
  expect(keeper.steps).toHaveLength(2);
  room.close();
  await settled();
  expect(isOver).toBe(false);
  await keeper.end();
  await run;
  expect(told[0]?.map(({ type }) => type)).toEqual(['seated', 'presence']);
  expect(room.stopped).toBeNull();
});
