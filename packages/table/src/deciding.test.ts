import type { GameId, Seat } from '@paiju/engine';
import { at, GAME_IDS, GAMES } from '@paiju/engine';
import type { ThinkingNow } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import type { SeatMessage, SeatPort, Thinking } from './ports.ts';
import { Table } from './table.ts';
import { HandClock, noTime, settled } from './testing/clock.ts';
import { BURY3, dealt, seeded } from './testing/deal.ts';
import { four, keptLog, scripted } from './testing/ports.ts';
import { answer, ofType, PERSON, QUIET, roomOf } from './testing/room.ts';

const CLOCK = { baseMs: 20, reserveMs: 50 };

describe.each(GAME_IDS)('%s', (id: GameId) => {
  test('whoever is seen to be on turn is told of, nobody else ever is', async () => {
    const { rules } = GAMES[id];
    const told: Thinking[] = [];
    let publicView: object = {};
    const asked = { open: 0, secret: 0 };
    const port = (seat: Seat): SeatPort => ({
      observe: () => {},
      choose: async ({ legal }) => {
        const { phase } = publicView as { phase: { name: string; seat?: Seat } };
        const isOpen = phase.name === 'turn' && phase.seat === seat;
        asked[isOpen ? 'open' : 'secret'] += 1;
        // Told right after the question is put.
        await Promise.resolve();
        expect(told.at(-1)?.seat ?? null).toBe(isOpen ? seat : null);
        return at(legal, legal.length - 1);
      },
    });
    const options = rules.options.presets[rules.options.defaultPreset] ?? {};
    const terms = { ...seeded(options, 5), players: ['a', 'b', 'c', 'd'].slice(0, rules.seats) };
    const ports = {
      ...{ log: keptLog(), wait: () => new Promise<void>(() => {}), now: noTime },
      seats: Array.from({ length: rules.seats }, (_, seat) => port(seat)),
      thinking: (thinking: Thinking) => void told.push(thinking),
      spectators: [
        ({ view }: SeatMessage) => {
          publicView = view;
        },
      ],
    };
    await new Table(GAMES[id], terms, ports, { clock: CLOCK, holdMs: 0 }).run();
    expect(ports.log.errors).toEqual([]);
    expect(asked.open).toBeGreaterThan(20);
    expect(asked.secret).toBeGreaterThan(0);
    expect(told.at(-1)).toEqual({ seat: null, clock: null });
    for (const { seat, clock } of told)
      expect(clock).toEqual(seat === null ? null : { msLeft: 20, reserveMs: 50 });
  });
});

/** Seat 0 puts down 5p; seat 1 could pung it, or not. */
const worldWith = (seatOne: string) =>
  dealt({
    hands: [
      '159s 5p 789m 12m 22p 88p 3p',
      `147s ${seatOne}`,
      '258s 1155m 33p 88m 1p 2p',
      '369s 2233m 1p 66p 77p 9p',
    ],
    front: '1s 2s 4s 5s',
  });

test('a claim window looks the same whether or not anybody thinks about the tile, then and later', async () => {
  /** Seat 1 answers after `delay` where it could claim; everybody else at once. */
  const play = async (seatOne: string, delay: number) => {
    const clock = new HandClock();
    const told: string[] = [];
    const bury = ['bury 1s5s9s', 'bury 1s4s7s', 'bury 2s5s8s', 'bury 3s6s9s'];
    const scripts = four((seat) => scripted(bury[seat] ?? '', ...(seat === 0 ? ['discard 5p'] : [])));
    const seats = scripts.map(
      (port, seat): SeatPort => ({
        observe: () => {},
        choose: async (question, signal) => {
          if (seat === 1 && question.legal.some(({ type }) => type === 'pung'))
            await clock.wait(delay, signal);
          return port.choose(question, signal);
        },
      }),
    );
    const table = new Table(
      GAMES.xuezhan,
      worldWith(seatOne),
      {
        ...{ seats, log: keptLog(), wait: clock.wait, now: clock.time },
        thinking: (thinking) => void told.push(JSON.stringify(thinking)),
      },
      { clock: CLOCK, holdMs: 40 },
    );
    void table.run();
    const probes: string[] = [];
    for (let i = 0; i < 90; i++) {
      await clock.advance(1);
      probes.push(JSON.stringify(table.thinking));
    }
    table.close();
    return { told, probes };
  };
  const nobody = await play('44m 66m 99m 4p 7p 9p 8p', 0);
  // Fifteen more than the base: of a reserve that everybody saw afterwards it would be gone.
  const somebody = await play('44m 66m 99m 55p 9p 8p', 35);
  expect(somebody).toEqual(nobody);
  expect(nobody.told.slice(0, 4)).toEqual([
    '{"seat":0,"clock":{"msLeft":20,"reserveMs":50}}',
    '{"seat":null,"clock":null}',
    '{"seat":1,"clock":{"msLeft":20,"reserveMs":50}}',
    '{"seat":null,"clock":null}',
  ]);
});

describe('at a room', () => {
  const toTurn = async (keep?: () => Promise<void> | undefined) => {
    const table = roomOf({
      seats: [PERSON, PERSON, QUIET, QUIET],
      terms: seeded(BURY3, 31),
      settings: { clock: CLOCK },
      ...(keep === undefined ? {} : { keep: () => keep() }),
    });
    void table.room.run();
    await settled();
    for (const seat of [0, 1]) answer(table.room, table.told, seat);
    await settled();
    return table;
  };
  const last = (told: Parameters<typeof ofType>[0]): ThinkingNow | undefined =>
    ofType(told, 'thinking').at(-1);

  test('all people are told, and whoever comes back how much is left', async () => {
    const { room, clock, told } = await toTurn();
    const whole = { type: 'thinking', seat: 0, clock: { msLeft: 20, reserveMs: 50 } };
    expect([last(told[0]), last(told[1])]).toEqual([whole, whole]);
    await clock.advance(23);
    room.hear(1, { type: 'resync', protocol: 7, after: 0 });
    expect(last(told[1])).toEqual({ type: 'thinking', seat: 0, clock: { msLeft: 0, reserveMs: 47 } });
    room.close();
  });

  test('an answer that is being kept leaves the clock as it was for everybody else', async () => {
    let isSlow = false;
    const { room, clock, told } = await toTurn(() => (isSlow ? new Promise(() => {}) : undefined));
    isSlow = true;
    await clock.advance(5);
    answer(room, told, 0);
    await clock.advance(5);
    room.hear(1, { type: 'resync', protocol: 7, after: 0 });
    expect(last(told[1])).toEqual({ type: 'thinking', seat: 0, clock: { msLeft: 10, reserveMs: 50 } });
    room.close();
  });

  test('whoever takes a chair is told, too', async () => {
    const { room, told } = await toTurn();
    told[2]?.splice(0);
    room.sit(2, PERSON);
    expect(last(told[2])?.seat).toBe(0);
    room.close();
  });

  test('nothing is told where nobody is timed', async () => {
    const { room, told } = roomOf({ seats: [PERSON, QUIET, QUIET, QUIET] });
    void room.run();
    await settled();
    answer(room, told, 0);
    await settled();
    room.hear(0, { type: 'resync', protocol: 7, after: 0 });
    expect(ofType(told[0], 'thinking')).toEqual([]);
    room.close();
  });
});

test('a listener that fails stops nothing', async () => {
  const log = keptLog();
  const ports = {
    ...{ seats: four(() => scripted()), log, wait: () => new Promise<void>(() => {}), now: noTime },
    thinking: () => {
      throw new Error('no');
    },
  };
  const table = new Table(GAMES.xuezhan, seeded(BURY3, 41), ports, { clock: CLOCK, holdMs: 0 });
  await table.run();
  expect(table.isOver).toBe(true);
  expect(log.errors[0]).toEqual({ code: 'observer-failed', seat: null, error: 'Error' });
});
