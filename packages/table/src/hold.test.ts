import type { AnyAction, MatchTerms } from '@paiju/engine';
import { GAMES, kinds, SUITED } from '@paiju/engine';
import type { XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';
import { describe, expect, test } from 'vitest';
import type { SeatMessage, SeatPort } from './ports.ts';
import { Table } from './table.ts';
import { atOnce, HandClock, noTime, settled } from './testing/clock.ts';
import { BURY3, dealt, seeded } from './testing/deal.ts';
import { four, keptLog, portOf, quiet, scripted, silent } from './testing/ports.ts';

const HOLD = 10;
const BURY = ['bury 1s5s9s', 'bury 1s4s7s', 'bury 2s5s8s', 'bury 3s6s9s'];

/** Seat 0 puts down 5p. In the first world nobody wants it, in the second seat 1 could pung it. */
const world = (seatOne: string): MatchTerms =>
  dealt({
    hands: [
      '159s 5p 789m 12m 22p 88p 3p',
      `147s ${seatOne}`,
      '258s 1155m 33p 88m 1p 2p',
      '369s 2233m 1p 66p 77p 9p',
    ],
    front: '1s 2s 4s 5s',
  });
const NOBODY = world('44m 66m 99m 4p 7p 9p 8p');
const SOMEBODY = world('44m 66m 99m 55p 9p 8p');

interface Timed {
  readonly at: number;
  readonly message: SeatMessage;
}

/** Plays on a clock moved by hand; keeps what each audience was told and when. */
const watch = (terms: MatchTerms, seats: readonly SeatPort[]) => {
  const clock = new HandClock();
  const told: Timed[][] = four(() => []);
  const public_: Timed[] = [];
  const ports = {
    seats: seats.map((port, seat) => ({
      choose: port.choose,
      observe: (message: SeatMessage) => void told[seat]?.push({ at: clock.now, message }),
    })),
    log: keptLog(),
    wait: clock.wait,
    now: clock.time,
    spectators: [(message: SeatMessage) => void public_.push({ at: clock.now, message })],
  };
  const table = new Table(GAMES.xuezhan, terms, ports, { clock: null, holdMs: HOLD });
  void table.run();
  return { clock, table, told, public: public_ };
};

const types = (timed: readonly Timed[] = []): string[] =>
  timed.map(
    ({ at, message }) =>
      `${at}: ${message.events.map((event) => (event as { type: string }).type).join(' ')}`,
  );

const scripts = (...first: readonly string[]): SeatPort[] =>
  four((seat) => scripted(BURY[seat] ?? '', ...(seat === 0 ? ['discard 5p', ...first] : [])));

describe('every discard lies for the same time', () => {
  test('first everything up to the discard, then, after the hold, the rest', async () => {
    const { clock, told, public: seen, table } = watch(NOBODY, scripts());
    await clock.advance(HOLD - 1);
    expect(types(seen)).toEqual(['0: dealt', '0: buried', '0: discarded']);
    const last = told[1]?.at(-1)?.message.view as XuezhanView;
    expect(last.phase).toMatchObject({ name: 'claim', from: 0, own: null });
    expect(last.table[0]?.discards).toHaveLength(1);
    expect(last.wallSize).toBe(55);
    // The match has gone on already; somebody who comes back now must not see more than the others.
    expect((table.match.state as { phase: object }).phase).toMatchObject({ name: 'turn', seat: 1 });
    expect(table.reconnect(1).view).toEqual(last);
    await clock.advance(1);
    expect(types(seen).at(-1)).toBe(`${HOLD}: discarded`);
    expect(types(seen).at(-2)).toBe(`${HOLD}: drew`);
    table.close();
  });

  test('whether or not somebody was asked: nobody else can tell', async () => {
    const plain = watch(NOBODY, scripts());
    const asked = watch(SOMEBODY, scripts());
    for (const { clock, table } of [plain, asked]) {
      await clock.advance(3 * HOLD);
      table.close();
    }
    expect(types(asked.told[1])).toContain('0: discarded claims-opened');
    expect(types(asked.told[1])).toContain('0: answered');
    for (const seat of [0, 2, 3]) expect(asked.told[seat]).toEqual(plain.told[seat]);
    expect(asked.public).toEqual(plain.public);
    expect(plain.public.length).toBeGreaterThan(5);
  });

  test('why something is not allowed is judged on what has been shown, not on what lies ahead', async () => {
    // Seat 1 draws next: in the first world any tile, in the second the one it wins with.
    const worldWith = (draw: string): MatchTerms =>
      dealt({
        hands: [
          '159s 5p 789m 12m 22p 88p 3p',
          '147s 444m 666m 999m 1p',
          '258s 1155m 33p 88m 1p 2p',
          '369s 2233m 1p 66p 77p 9p',
        ],
        front: `${draw} 2s 5s`,
      });
    const probes: readonly AnyAction[] = [
      { type: 'win' },
      { type: 'pass' },
      { type: 'kong' },
      ...kinds(SUITED).map((tile) => ({ type: 'discard', tile }) as AnyAction),
    ];
    for (const [draw, wins] of [
      ['4s', false],
      ['1p', true],
    ] as const) {
      const { clock, table } = watch(worldWith(draw), scripts());
      await clock.advance(1);
      const { match } = table;
      const ahead = probes.map((action) => match.rules.whyNot(match.state, 1, action));
      // The match has gone on: seat 1 has drawn, and what it is refused would tell what.
      expect(ahead.slice(1)).toContain(null);
      expect(ahead[0] === null).toBe(wins);
      for (const seat of [0, 1, 2, 3])
        expect(probes.map((action) => table.whyNot(seat, action))).toEqual(probes.map(() => 'not-your-turn'));
      await clock.advance(HOLD);
      expect(probes.some((action) => table.whyNot(2, action) === null)).toBe(false);
      table.close();
    }
  });

  test('who thinks longer than that holds up the game no longer than needed', async () => {
    let answer: () => void = () => {};
    const slow: SeatPort = {
      observe: () => {},
      choose: ({ view, legal }) =>
        new Promise((resolve) => {
          const given = quiet(view as XuezhanView, legal as readonly XuezhanAction[]);
          if (legal.some(({ type }) => type === 'pung')) answer = () => resolve(given);
          else resolve(given);
        }),
    };
    const seats = scripts().map((port, seat) => (seat === 1 ? slow : port));
    const { clock, public: seen, table } = watch(SOMEBODY, seats);
    await clock.advance(HOLD + 5);
    expect(types(seen).at(-1)).toBe('0: discarded');
    answer();
    await settled();
    expect(types(seen).slice(-2)).toEqual([`${HOLD + 5}: drew`, `${HOLD + 5}: discarded`]);
    table.close();
    await settled();
    expect(types(seen).at(-1)).toBe(`${HOLD + 5}: discarded`); // closing shows nothing early
  });

  test('a kong that may be robbed is held as well', async () => {
    const hands = [
      '159s 5p 789m 12m 22p 88p 3p',
      '147s 55p 44m 66m 99m 9p 8p',
      '258s 1155m 33p 88m 1p 2p',
      '369s 2233m 1p 66p 77p 9p',
    ];
    const terms = dealt({ hands, front: '1s 2s 4s 5p' }, { robbing: true });
    const seats = scripts().map((port, seat) =>
      seat === 1 ? scripted('bury 1s4s7s', 'pung 5p', 'kong 5p') : port,
    );
    const { clock, public: seen, table } = watch(terms, seats);
    await clock.advance(10 * HOLD);
    const story = types(seen);
    const declared = story.findIndex((line) => line.includes('kong-declared'));
    const at = Number.parseInt(story[declared] ?? '', 10);
    expect(story[declared + 1]).toBe(`${at + HOLD}: melded drew`);
    table.close();
  });

  test('with no hold nothing waits', async () => {
    let waits = 0;
    const wait = (): Promise<void> => {
      waits += 1;
      return atOnce();
    };
    const ports = { seats: four(() => portOf(quiet)), log: keptLog(), wait, now: noTime };
    await new Table(GAMES.xuezhan, seeded(BURY3, 41), ports, { clock: null, holdMs: 0 }).run();
    expect(waits).toBe(0);
  });
});

describe('secret choices stay secret', () => {
  test('X-5.6 that one seat has buried changes nothing for the others', async () => {
    const quick = scripted('bury 1s4s7s');
    const seats = four((seat) => (seat === 1 ? quick : silent()));
    const { clock, told, public: seen, table } = watch(NOBODY, seats);
    const before = four((seat) => table.reconnect(seat));
    expect(types(told[1])).toEqual(['0: dealt']);
    await clock.advance(5);
    expect(types(told[1])).toEqual(['0: dealt', '0: chosen']);
    for (const seat of [0, 2, 3]) {
      expect(types(told[seat])).toEqual(['0: dealt']);
      expect(table.reconnect(seat)).toEqual(before[seat]);
    }
    expect(types(seen)).toEqual(['0: dealt']);
    expect(table.reconnect(null).view).toMatchObject({ phase: { name: 'choice', kind: 'bury', own: null } });
    table.close();
  });

  test('X-5.6 the reveal tells what was buried and not who was last', async () => {
    const revealed = async (last: number): Promise<Timed[][]> => {
      let late: () => void = () => {};
      const seats = scripts().map((port, seat): SeatPort => {
        if (seat !== last) return port;
        let isFirst = true;
        return {
          observe: () => {},
          choose: (...asked) => {
            const answer = (): ReturnType<SeatPort['choose']> => port.choose(...asked);
            if (!isFirst) return answer();
            isFirst = false;
            return new Promise((resolve) => {
              late = () => resolve(answer());
            });
          },
        };
      });
      const { clock, told, table } = watch(NOBODY, seats);
      await clock.advance(5);
      late();
      await clock.advance(5);
      table.close();
      return told;
    };
    const [two, three] = [await revealed(2), await revealed(3)];
    expect(two[0]).toEqual(three[0]);
    expect(two[1]).toEqual(three[1]);
    expect(types(two[0])).toContain('5: buried');
  });
});
