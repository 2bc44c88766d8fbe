import type { SeatDown } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import type { KeptStep } from './keeping.ts';
import { settled } from './testing/clock.ts';
import { BURY3, seeded } from './testing/deal.ts';
import { entriesOf } from './testing/ports.ts';
import { answer, EMPTY, ofType, openQuestion, PERSON, QUIET, roomOf } from './testing/room.ts';

const AWAY = { is: 'person', isAway: true } as const;
const STAND_IN = { standIn: { level: 'eager', afterMs: 10 } } as const;
const lastPresence = (told: readonly SeatDown[] | undefined) => ofType(told, 'presence').at(-1)?.seats;

describe('people who are away when a room begins', () => {
  test('are waited for like anybody who is gone, and then a bot plays for them', async () => {
    const { room, clock, told, log } = roomOf({ seats: [PERSON, AWAY, QUIET, QUIET], settings: STAND_IN });
    void room.run();
    expect(lastPresence(told[0])?.[1]).toEqual({ is: 'away', msLeft: 10 });
    await clock.advance(9);
    expect(ofType(told[1], 'done')).toEqual([]);
    await clock.advance(1);
    expect(lastPresence(told[0])?.[1]).toEqual({ is: 'stand-in' });
    expect(ofType(told[1], 'done')).toHaveLength(1);
    expect(entriesOf(log.infos, 'seat-replaced')).toEqual([{ code: 'seat-replaced', seat: 1 }]);
    room.close();
  });

  test('have their seat when they come, with all they have missed', async () => {
    const { room, clock, told } = roomOf({ seats: [PERSON, AWAY, QUIET, QUIET], settings: STAND_IN });
    void room.run();
    await clock.advance(9);
    told[1]?.splice(0);
    room.hear(1, { type: 'resync', protocol: 7, after: 0 });
    expect(lastPresence(told[1])?.[1]).toEqual({ is: 'here' });
    await clock.advance(50);
    answer(room, told, 1);
    await settled();
    expect(ofType(told[1], 'done')).toHaveLength(1);
    room.close();
  });

  test('may be put into a chair, too', async () => {
    const { room, clock, told } = roomOf({ seats: [PERSON, EMPTY, QUIET, QUIET], settings: STAND_IN });
    void room.run();
    room.sit(1, AWAY);
    await clock.advance(10);
    expect(lastPresence(told[0])?.[1]).toEqual({ is: 'stand-in' });
    room.close();
  });
});

test('the time that is left goes by for whoever asks, and nobody else who comes or goes renews it', async () => {
  const { room, clock, told } = roomOf({ seats: [PERSON, PERSON, QUIET, QUIET], settings: STAND_IN });
  void room.run();
  room.leave(1);
  await clock.advance(4);
  room.hear(0, { type: 'resync', protocol: 7, after: 0 });
  expect(lastPresence(told[0])?.[1]).toEqual({ is: 'away', msLeft: 6 });
  room.sit(2, QUIET);
  expect(lastPresence(told[0])?.[1]).toEqual({ is: 'away', msLeft: 6 });
  await clock.advance(6);
  expect(lastPresence(told[0])?.[1]).toEqual({ is: 'stand-in' });
  room.close();
});

test('what is kept of an action says whether the seat, the clock or a stand-in took it', async () => {
  const steps: KeptStep[] = [];
  const { room, clock, told } = roomOf({
    seats: [PERSON, PERSON, QUIET, QUIET],
    settings: { ...STAND_IN, clock: { baseMs: 4, reserveMs: 0 } },
    keep: (step) => void steps.push(step),
  });
  void room.run();
  await settled();
  answer(room, told, 0);
  room.leave(1);
  await clock.advance(60);
  room.close();
  expect(steps.slice(0, 2).map(({ acted }) => acted)).toEqual([undefined, undefined]);
  const acted = (seat: number) => steps.flatMap((step) => (step.acted?.seat === seat ? [step.acted.by] : []));
  expect(acted(0)[0]).toBe('seat');
  expect(new Set(acted(0).slice(1))).toEqual(new Set(['clock']));
  expect([...new Set(acted(1))]).toEqual(['clock', 'stand-in']);
  expect(new Set(acted(2))).toEqual(new Set(['seat']));
});

test('nobody stands in for somebody whose chair another has', async () => {
  const { room, clock, told } = roomOf({ seats: [PERSON, PERSON, QUIET, QUIET], settings: STAND_IN });
  void room.run();
  room.leave(1);
  await clock.advance(5);
  room.sit(1, PERSON);
  await clock.advance(20);
  expect(lastPresence(told[0])?.[1]).toEqual({ is: 'here' });
  room.close();
});

describe('numbers', () => {
  const OLD = 1_000_000;

  test('begin where they are told to, and whoever knows older ones begins anew', async () => {
    const { room, told } = roomOf({ seats: [PERSON, QUIET, QUIET, QUIET], settings: { firstNumber: OLD } });
    void room.run();
    await settled();
    const numbers = (told[0] ?? []).flatMap((message) => ('n' in message ? [message.n] : []));
    expect(numbers).toEqual(numbers.map((_, i) => OLD + 1 + i));
    for (const after of [0, 17, OLD - 1]) {
      told[0]?.splice(0);
      room.hear(0, { type: 'resync', protocol: 7, after });
      const again = (told[0] ?? []).flatMap((message) => ('n' in message ? [message.n] : []));
      expect(told[0]?.[0]?.type).toBe('seated');
      expect(Math.min(...again)).toBeGreaterThan(OLD);
    }
    room.close();
  });
});

describe('who takes a chair from somebody', () => {
  test('is not told what the other was told', async () => {
    const { room, told } = roomOf({ seats: [PERSON, PERSON, QUIET, QUIET] });
    void room.run();
    await settled();
    answer(room, told, 1);
    await settled();
    room.sit(1, PERSON);
    told[1]?.splice(0);
    room.hear(1, { type: 'resync', protocol: 7, after: 0 });
    expect(ofType(told[1], 'done')).toEqual([]);
    expect(ofType(told[1], 'told')).toMatchObject([{ events: [] }]);
    room.close();
  });

  test('has not looked at the end of the round yet', async () => {
    const terms = seeded({ ...BURY3, deals: 2 }, 32);
    const { room, told } = roomOf({ seats: [PERSON, PERSON, QUIET, QUIET], terms });
    void room.run();
    const isOver = (): boolean => ofType(told[0], 'round-over').length > 0;
    const isAsked = (seat: number): boolean => room.question(seat) !== null;
    for (await settled(); !isOver(); await settled())
      for (const seat of [0, 1].filter(isAsked)) answer(room, told, seat);
    room.hear(1, { type: 'ready', round: 0 });
    room.sit(1, PERSON);
    room.hear(0, { type: 'ready', round: 0 });
    await settled();
    expect(ofType(told[1], 'round-over')).toHaveLength(2);
    expect(() => openQuestion(told[0])).toThrow('nothing is asked');
    room.hear(1, { type: 'ready', round: 0 });
    await settled();
    expect(openQuestion(told[0]).legal.length).toBeGreaterThan(0);
    room.close();
  });
});
