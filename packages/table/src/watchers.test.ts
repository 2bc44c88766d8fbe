import type { SeatDown } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import { settled } from './testing/clock.ts';
import { BURY3, seeded } from './testing/deal.ts';
import { entriesOf } from './testing/ports.ts';
import type { Plan } from './testing/room.ts';
import { answer, ofType, PERSON, QUIET, roomOf } from './testing/room.ts';

const ALONE = [PERSON, QUIET, QUIET, QUIET];
const TWO_ROUNDS = seeded({ ...BURY3, deals: 2 }, 32);
const DELAY = 7;
const CLOCK = { clock: { baseMs: 20, reserveMs: 50 } };

interface Timed {
  readonly at: number;
  readonly message: SeatDown;
}

/** A room with one person and somebody who watches from the beginning. */
const watched = (settings: NonNullable<Plan['settings']> = {}, plan: Partial<Plan> = {}) => {
  const table = roomOf({ seats: ALONE, terms: TWO_ROUNDS, settings, ...plan });
  const heard: Timed[] = [];
  const leave = table.room.watch((message) => void heard.push({ at: table.clock.now, message }));
  return { ...table, heard, leave, run: table.room.run() };
};
type Watched = ReturnType<typeof watched>;

const numbersOf = (messages: readonly SeatDown[]): number[] =>
  messages.flatMap((message) => ('n' in message ? [message.n] : []));

/** What somebody is told who comes now. */
const comingNow = ({ room }: Watched): SeatDown[] => {
  const late: SeatDown[] = [];
  room.watch((message) => void late.push(message))();
  return late;
};

/** Plays on, an answer every three milliseconds. */
const playOn = async ({ room, told, clock }: Watched, isEnough: () => boolean): Promise<void> => {
  for (await clock.advance(1); !isEnough(); await clock.advance(3))
    if (room.question(0) !== null) answer(room, told, 0);
    else if (!room.match.isOver) room.hear(0, { type: 'ready', round: 0 });
};

const isOver = (told: readonly SeatDown[] | undefined): boolean => ofType(told, 'match-over').length > 0;

describe('who watches', () => {
  test('is told by number what everybody may see, from the first deal to the ranking', async () => {
    const table = watched(CLOCK);
    await playOn(table, () => isOver(table.told[0]));
    await table.run;
    const messages = table.heard.map(({ message }) => message);
    expect(messages[0]).toMatchObject({ type: 'seated', seat: null, ruleset: 'xuezhan', protocol: 7 });
    const numbers = numbersOf(messages);
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
    for (const type of ['presence', 'thinking', 'round-over', 'match-over'] as const)
      expect(ofType(messages, type).map((message) => ({ ...message, n: 0 }))).toEqual(
        ofType(table.told[0], type).map((message) => ({ ...message, n: 0 })),
      );
    expect(ofType(messages, 'told').length).toBeGreaterThan(50);
    for (const { view } of ofType(messages, 'told')) expect(view).toMatchObject({ seat: null, hand: null });
    for (const type of ['asked', 'done', 'clock', 'refused'] as const)
      expect(ofType(messages, type)).toEqual([]);
  });

  test('may come at any time and sees how things stand, and what comes', async () => {
    const table = watched(CLOCK);
    let joined = 0;
    await playOn(table, () => {
      const before = table.heard.length;
      const late = comingNow(table);
      const numbers = numbersOf(late);
      expect(late[0]?.type).toBe('seated');
      expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
      const all = table.heard.slice(0, before).map(({ message }) => message);
      // The next number is the same for everybody.
      expect(numbers.at(-1)).toBe(numbersOf(all).at(-1));
      const { view, points } = ofType(all, 'told').at(-1) ?? {};
      expect(ofType(late, 'told')).toMatchObject([{ view, points, events: [], transfers: [] }]);
      expect(ofType(late, 'presence')).toHaveLength(1);
      expect(ofType(late, 'round-over')).toHaveLength(all.at(-1)?.type === 'round-over' ? 1 : 0);
      joined += 1;
      return isOver(all);
    });
    expect(joined).toBeGreaterThan(30);
    expect(isOver(comingNow(table))).toBe(true);
  });

  test('sees nothing before anything is dealt, and is told nothing after leaving', async () => {
    const table = watched();
    expect(table.heard.map(({ message }) => message.type).slice(0, 1)).toEqual(['seated']);
    table.leave();
    const before = table.heard.length;
    await settled();
    answer(table.room, table.told, 0);
    await settled();
    expect(table.heard).toHaveLength(before);
    table.room.close();
  });

  test('and fails, fails alone', async () => {
    const table = watched();
    table.room.watch(() => {
      throw new TypeError('1m');
    });
    const { length } = table.heard;
    await settled();
    answer(table.room, table.told, 0);
    await settled();
    expect(table.heard.length).toBeGreaterThan(length);
    expect(entriesOf(table.log.errors, 'observer-failed')[0]).toEqual({
      ...{ code: 'observer-failed', seat: null, error: 'TypeError' },
    });
    table.room.close();
  });

  test('is told of a table that was stopped, at once and whenever they come', async () => {
    const table = watched(
      { watchDelayMs: DELAY },
      {
        keep: ({ number }) => {
          if (number === 2) throw new Error('full');
        },
      },
    );
    await table.run;
    expect(table.heard.at(-1)).toEqual({ at: 0, message: { type: 'stopped', step: 2 } });
    expect(comingNow(table).at(-1)).toEqual({ type: 'stopped', step: 2 });
    await table.clock.advance(2 * DELAY);
    expect(table.heard.at(-1)?.message.type).toBe('stopped');
  });

  test('has numbers that begin where they are told to', async () => {
    const table = watched({ firstNumber: 5_000_000 });
    await settled();
    expect(Math.min(...numbersOf(table.heard.map(({ message }) => message)))).toBeGreaterThan(5_000_000);
    table.room.close();
  });
});

describe('with a delay', () => {
  test('everything comes so much later, and nothing else', async () => {
    const [now, later] = [watched(CLOCK), watched({ ...CLOCK, watchDelayMs: DELAY })];
    for (const table of [now, later]) {
      await playOn(table, () => isOver(table.told[0]));
      await table.clock.advance(DELAY);
    }
    const [seated, ...rest] = now.heard;
    expect(later.heard).toEqual([seated, ...rest.map(({ at, message }) => ({ at: at + DELAY, message }))]);
    expect(later.told).toEqual(now.told);
  });

  test('whoever comes sees no more than those who watch already', async () => {
    const table = watched({ ...CLOCK, watchDelayMs: DELAY });
    expect(comingNow(table).map(({ type }) => type)).toEqual(['seated']);
    let behind = 0;
    await playOn(table, () => {
      const seen = ofType(
        table.heard.map(({ message }) => message),
        'told',
      ).at(-1)?.view;
      expect(ofType(comingNow(table), 'told').at(-1)?.view).toEqual(seen);
      if (JSON.stringify(seen) !== JSON.stringify(table.room.match.rules.view(table.room.match.state, null)))
        behind += 1;
      return isOver(table.told[0]);
    });
    expect(behind).toBeGreaterThan(20);
    table.room.close();
  });

  test('times that are told late have gone by for who comes later still', async () => {
    const settings = { ...CLOCK, watchDelayMs: DELAY, standIn: { level: 'quiet', afterMs: 30 } } as const;
    const table = watched(settings);
    await settled();
    answer(table.room, table.told, 0);
    await table.clock.advance(1);
    table.room.leave(0);
    await table.clock.advance(DELAY - 1);
    const clockOf = (): object | null | undefined => ofType(comingNow(table), 'thinking')[0]?.clock;
    const awayOf = (): object | undefined => ofType(comingNow(table), 'presence')[0]?.seats[0];
    expect(clockOf()).toEqual({ msLeft: 20, reserveMs: 50 });
    await table.clock.advance(1);
    expect(awayOf()).toEqual({ is: 'away', msLeft: 30 });
    await table.clock.advance(21);
    expect(clockOf()).toEqual({ msLeft: 0, reserveMs: 48 });
    expect(awayOf()).toEqual({ is: 'away', msLeft: 9 });
    table.room.close();
  });

  test('the end of a round has its time, too', async () => {
    const table = watched({ watchDelayMs: DELAY, readyMs: 100 });
    const isRoundOver = (): boolean => ofType(table.told[0], 'round-over').length > 0;
    for (await settled(); !isRoundOver(); await settled()) answer(table.room, table.told, 0);
    await table.clock.advance(DELAY + 5);
    expect(ofType(comingNow(table), 'round-over')).toMatchObject([{ round: 0, msLeft: 95 }]);
    table.room.close();
  });

  test('a room that is closed shows nothing early, nor later', async () => {
    const table = watched({ watchDelayMs: DELAY });
    await settled();
    table.room.close();
    await table.clock.advance(3 * DELAY);
    expect(table.heard.map(({ message }) => message.type)).toEqual(['seated']);
    expect(table.clock.pending).toBe(0);
  });
});
