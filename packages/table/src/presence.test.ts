import type { AnyAction } from '@paiju/engine';
import { GAMES, readRecord } from '@paiju/engine';
import type { GameAction, SeatDown } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import { settled } from './testing/clock.ts';
import { BURY3, seeded } from './testing/deal.ts';
import { entriesOf, portOf, quiet } from './testing/ports.ts';
import { answer, ofType, openQuestion, PERSON, QUIET, roomOf } from './testing/room.ts';

const ALONE = [PERSON, QUIET, QUIET, QUIET];
const STAND_IN = { standIn: { level: 'eager', afterMs: 10 } } as const;
const present = (told: readonly SeatDown[] | undefined): string[] =>
  ofType(told, 'presence').map(({ seats }) => `${seats[0]?.is}`);

describe('a person who is gone', () => {
  test('is shown as away, and after a while a bot plays on', async () => {
    const { room, clock, told, log } = roomOf({ seats: ALONE, settings: STAND_IN });
    const run = room.run();
    await clock.advance(1);
    room.leave(0);
    expect(ofType(told[0], 'presence').at(-1)?.seats[0]).toEqual({ is: 'away', msLeft: 10 });
    await clock.advance(9);
    expect(ofType(told[0], 'done')).toEqual([]);
    await clock.advance(1);
    await run;
    expect(present(told[0])).toEqual(['here', 'away', 'stand-in']);
    expect(room.match.isOver).toBe(true);
    expect(ofType(told[0], 'done').length).toBe(ofType(told[0], 'asked').length);
    expect(entriesOf(log.infos, 'seat-replaced')).toEqual([{ code: 'seat-replaced', seat: 0 }]);
  });

  test('who is back in time goes on as if nothing had been', async () => {
    const { room, clock, told } = roomOf({ seats: ALONE, settings: STAND_IN });
    void room.run();
    await settled();
    room.leave(0);
    await clock.advance(9);
    room.arrive(0);
    await clock.advance(30);
    expect(present(told[0])).toEqual(['here', 'away', 'here']);
    expect(ofType(told[0], 'done')).toEqual([]);
    answer(room, told, 0);
    await settled();
    expect(ofType(told[0], 'done')).toHaveLength(1);
    room.close();
  });

  test('has the seat back at once, also while the bot thinks, and what it still says does not count', async () => {
    const thinking: ((action: AnyAction) => void)[] = [];
    const signals: AbortSignal[] = [];
    const { room, clock, told } = roomOf({
      seats: ALONE,
      settings: { ...STAND_IN, clock: { baseMs: 1000, reserveMs: 0 } },
      bot: (seat) =>
        seat === 0
          ? {
              observe: () => {},
              choose: (_, signal) => {
                signals.push(signal);
                return new Promise((resolve) => thinking.push(resolve));
              },
            }
          : portOf(quiet),
    });
    void room.run();
    await settled();
    const before = openQuestion(told[0]);
    room.leave(0);
    await clock.advance(10);
    expect(thinking).toHaveLength(1);
    const [, other] = before.legal as readonly GameAction[];
    // Whoever says something is here.
    room.hear(0, { type: 'why-not', action: other as GameAction });
    thinking[0]?.(before.legal[0] as AnyAction);
    await settled();
    expect(ofType(told[0], 'done')).toEqual([]);
    room.hear(0, { type: 'act', question: before.question, action: other as GameAction });
    await settled();
    expect(signals[0]?.aborted).toBe(true);
    expect(present(told[0])).toEqual(['here', 'away', 'stand-in', 'here']);
    expect(ofType(told[0], 'done')[0]).toMatchObject({ question: before.question, action: other });
    // Coming and going gains no time.
    room.leave(0);
    await clock.advance(10);
    room.arrive(0);
    expect(room.question(0)?.timeLeft()).toEqual({ msLeft: 990, reserveMs: 0 });
    room.close();
  });

  test('is waited for as long as it takes where nobody stands in', async () => {
    const { room, clock, told } = roomOf({ seats: ALONE });
    void room.run();
    await settled();
    room.leave(0);
    await clock.advance(100);
    expect(ofType(told[0], 'presence').at(-1)?.seats[0]).toEqual({ is: 'away', msLeft: null });
    expect(ofType(told[0], 'done')).toEqual([]);
    room.close();
  });
});

describe('what was missed', () => {
  test('is told again from any number on', async () => {
    const { room, told } = roomOf({ seats: ALONE, settings: { clock: { baseMs: 9, reserveMs: 3 } } });
    void room.run();
    await settled();
    answer(room, told, 0);
    await settled();
    const before = (told[0] ?? []).filter((message) => 'n' in message);
    for (const after of [0, 1, 3, before.length]) {
      told[0]?.splice(0);
      room.hear(0, { type: 'resync', protocol: 7, after });
      const rest = before.slice(after);
      expect(told[0]?.slice(0, rest.length)).toEqual(rest);
      const now = ['clock', 'thinking', 'presence', 'resynced'];
      expect(told[0]?.slice(rest.length).map(({ type }) => type)).toEqual(now);
      expect(told[0]?.at(-1)).toEqual({ type: 'resynced', n: before.length });
    }
    room.close();
  });

  test.each([
    [6, 'client-too-old'],
    [8, 'server-too-old'],
  ])('is not told to somebody who speaks version %i: %s', async (protocol, code) => {
    const { room, told } = roomOf({ seats: ALONE });
    void room.run();
    await settled();
    told[0]?.splice(0);
    room.hear(0, { type: 'resync', protocol, after: 0 });
    expect(told[0]).toEqual([{ type: 'rejected', code, at: 'protocol' }]);
    room.close();
  });

  test('of another life, or from before the last deal, is how things stand now', async () => {
    const terms = seeded({ ...BURY3, deals: 2 }, 32);
    const { room, told } = roomOf({ seats: ALONE, terms });
    void room.run();
    const hasRoundEnded = (): boolean => ofType(told[0], 'round-over').length > 0;
    for (await settled(); !hasRoundEnded(); await settled()) answer(room, told, 0);
    room.hear(0, { type: 'ready', round: 0 });
    await settled();
    for (const after of [0, 5, 99_999]) {
      told[0]?.splice(0);
      room.hear(0, { type: 'resync', protocol: 7, after });
      expect(told[0]?.map(({ type }) => type)).toEqual(['seated', 'told', 'asked', 'presence', 'resynced']);
      expect(ofType(told[0], 'told')[0]?.events).toEqual([]);
    }
    room.close();
  });

  test('after a restore questions have the numbers they had', async () => {
    const lines: string[] = [];
    const first = roomOf({ seats: ALONE, keep: (step) => void lines.push(...step.lines) });
    void first.room.run();
    for (let i = 0; i < 6; i++) {
      await settled();
      answer(first.room, first.told, 0);
    }
    await settled();
    const asked = openQuestion(first.told[0]);
    first.room.close();
    const again = roomOf({ seats: ALONE });
    const record = readRecord(GAMES, lines.join('\n'));
    if (!record.ok) throw new Error(record.error.code);
    expect(again.room.restore(record.value)).toBeNull();
    void again.room.run();
    await settled();
    const same = openQuestion(again.told[0]);
    expect({ ...same, n: 0 }).toEqual({ ...asked, n: 0 });
    // The answer that was on its way counts once.
    const action = asked.legal[0] as GameAction;
    again.room.hear(0, { type: 'act', question: asked.question, action });
    await settled();
    expect(ofType(again.told[0], 'done')).toMatchObject([{ question: asked.question, action }]);
    again.room.close();
  });
});
