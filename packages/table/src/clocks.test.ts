import { GAMES, readRecord } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { Clocks } from './clocks.ts';
import type { KeptStep, Past } from './keeping.ts';
import { settled } from './testing/clock.ts';
import { answer, openQuestion, PERSON, QUIET, roomOf } from './testing/room.ts';

const clocksAt = (time: { now: number }, baseMs = 30_000) =>
  new Clocks({ baseMs, reserveMs: 60_000 }, 2, () => time.now);

describe('a question that was open before a restore', () => {
  // [how long ago it arose, what is left of the base]
  test.each([
    [0, 30_000],
    [5_000, 25_000],
    [19_999, 10_001],
    [25_000, 10_000],
    [9_999_999, 10_000],
  ])('%i ms ago has %i ms of its base, and its reserve as it was kept', (agoMs, msLeft) => {
    const clocks = clocksAt({ now: 0 });
    clocks.restore([41_000]);
    expect(clocks.start(0, { agoMs })?.left()).toEqual({ msLeft, reserveMs: 41_000 });
    // What was not kept is whole.
    expect(clocks.start(1, { agoMs })?.left()).toEqual({ msLeft, reserveMs: 60_000 });
  });

  test('has no more than it had, where the base is short', () =>
    expect(clocksAt({ now: 0 }, 7_000).start(0, { agoMs: 99_000 })?.left().msLeft).toBe(7_000));
});

test('times are whole milliseconds, whatever the clock counts in', () => {
  const time = { now: 0.25 };
  const running = clocksAt(time).start(0);
  time.now = 31_000.75;
  expect(running?.left()).toEqual({ msLeft: 0, reserveMs: 59_000 });
});

test('a room goes on with the time that was kept', async () => {
  const seats = [PERSON, QUIET, QUIET, QUIET];
  const settings = { clock: { baseMs: 20_000, reserveMs: 900 } };
  const steps: KeptStep[] = [];
  const first = roomOf({ seats, settings, keep: (step) => void steps.push(step) });
  void first.room.run();
  for (let i = 0; i < 4; i++) {
    await settled();
    answer(first.room, first.told, 0);
  }
  await settled();
  first.room.close();
  const record = readRecord(GAMES, steps.flatMap(({ lines }) => lines).join('\n'));
  if (!record.ok) throw new Error(record.error.code);
  const goOn = async (past: Past) => {
    const { room, told } = roomOf({ seats, settings });
    expect(room.restore(record.value, past)).toBeNull();
    void room.run();
    await settled();
    const asked = openQuestion(told[0]).clock;
    answer(room, told, 0);
    await settled();
    const next = openQuestion(told[0]).clock;
    room.close();
    return { asked, next };
  };
  expect(await goOn({ reserves: [700, 0, 0, 0], agoMs: 4_000 })).toEqual({
    asked: { msLeft: 16_000, reserveMs: 700 },
    // Only what was open then began then.
    next: { msLeft: 20_000, reserveMs: 700 },
  });
  expect((await goOn({})).asked).toEqual({ msLeft: 20_000, reserveMs: 900 });
});

test('what is answered in secret has as much of the reserve as the base, and costs none', () => {
  const time = { now: 0 };
  const clocks = clocksAt(time);
  const running = clocks.start(0, { isSecret: true });
  expect(running).toMatchObject({ ms: 60_000 });
  expect(running?.left()).toEqual({ msLeft: 30_000, reserveMs: 30_000 });
  time.now = 50_000;
  expect(running?.left()).toEqual({ msLeft: 0, reserveMs: 10_000 });
  expect(clocks.reserves).toEqual([60_000, 60_000]);
  running?.stop();
  expect(clocks.reserves).toEqual([60_000, 60_000]);
});
