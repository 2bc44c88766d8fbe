/**
 * While a step is being kept nobody can learn anything of it, in all games: nothing is sent, and whoever asks why not, comes back
 * or comes late is told what they would have been told before.
 */
import type { Seat } from '@paiju/engine';
import type { GameAction, SeatDown, SeatUp } from '@paiju/protocol';
import { PROTOCOL, writeDown } from '@paiju/protocol';
import { expect, test } from 'vitest';
import type { WireMatch } from './wireMatches.ts';
import { anything, wireMatches } from './wireMatches.ts';
import type { Heard, Listened } from './wireTable.ts';
import { listen, settled } from './wireTable.ts';

const PROBES = 10;

/** All that others than the seat that has answered can get, as it travels; its numbers count on with every question of theirs. */
const askable = (
  { vocabulary }: WireMatch,
  { room, seats, watcher }: Listened,
  by: Seat | null,
): string[] => {
  const texts: string[] = [];
  const every = Math.ceil(vocabulary.length / PROBES);
  const take = ({ down, when }: Heard, say: () => void): void => {
    const before = down.length;
    say();
    when.splice(before);
    texts.push(...down.splice(before).map((message) => writeDown(unnumbered(message))));
  };
  for (const [seat, heard] of seats.entries())
    if (seat !== by)
      take(heard, () => {
        for (const action of vocabulary.filter((_, i) => i % every === 0))
          room.hear(seat, { type: 'why-not', action: action as GameAction });
        room.hear(seat, { type: 'resync', protocol: PROTOCOL, after: Number.MAX_SAFE_INTEGER });
      });
  take(watcher, () => room.watch((message) => void watcher.down.push(message))());
  return texts;
};

const unnumbered = (message: SeatDown): SeatDown => ('n' in message ? { ...message, n: 0 } : message);

const sizes = ({ seats, watcher }: Listened): number[] => [...seats, watcher].map(({ down }) => down.length);

/** Lets one seat answer at a time, and looks before and while its answer is being kept. Gives how often it did. */
const playLooking = async (match: WireMatch, number: number): Promise<number> => {
  const choose = anything(number);
  const waiting = new Map<Seat, () => void>();
  let look: (() => void) | null = null;
  let isKeeping = false;
  let looks = 0;
  let isOver = false;
  const drive = async (listened: Listened): Promise<void> => {
    for (await settled(); !isOver; await settled()) {
      const by = [...waiting.keys()].find((seat) => listened.room.question(seat) !== null);
      if (by === undefined || isKeeping) continue;
      let others: string[] = [];
      listened.aside(() => {
        others = askable(match, listened, by);
      });
      const before = sizes(listened);
      look = () => {
        listened.aside(() => {
          expect(sizes(listened)).toEqual(before);
          expect(askable(match, listened, by)).toEqual(others);
        });
        looks += 1;
      };
      waiting.get(by)?.();
      waiting.delete(by);
    }
  };
  await listen(
    match.game,
    match.terms,
    (asking) =>
      new Promise((resolve) => {
        waiting.set(asking.seat, () => resolve(choose(asking)));
      }),
    {
      onStart: (listened) => void drive(listened),
      keep: async () => {
        isKeeping = true;
        await settled();
        look?.();
        look = null;
        isKeeping = false;
      },
    },
  );
  isOver = true;
  return looks;
};

test.each(wireMatches(11))('$id: what is being kept is nobody’s to know', async (match) => {
  expect(await playLooking(match, 11)).toBeGreaterThan(40);
});

const STOPPED_AT = [0, 1, 2, 9, 33];

/** What is told in answer to something, without the numbers. */
const told = (listened: Listened, seat: Seat, message: SeatUp): SeatDown[] => {
  const { down } = listened.seats[seat] as Heard;
  const before = down.length;
  listened.aside(() => listened.room.hear(seat, message));
  return down.splice(before);
};

const viewsIn = (down: readonly SeatDown[]): object[] =>
  down.flatMap((message) => (message.type === 'told' ? [message.view] : []));

test.each(wireMatches(12))(
  '$id: a table that cannot be kept says so to all, and nothing else',
  async (match) => {
    for (const step of STOPPED_AT) {
      let before: number[] = [];
      let whyNot: SeatDown[][] = [];
      const asking: SeatUp[] = match.vocabulary.map((action) => ({
        type: 'why-not',
        action: action as GameAction,
      }));
      const codes = (listened: Listened): SeatDown[][] =>
        listened.seats.map((_, seat) => asking.flatMap((message) => told(listened, seat, message)));
      let table: Listened | null = null;
      const stopped = { type: 'stopped', step };
      const listened = await listen(match.game, match.terms, anything(12), {
        onStart: (started) => {
          table = started;
        },
        keep: async ({ number }) => {
          if (number !== step || table === null) return;
          await settled();
          before = sizes(table);
          whyNot = codes(table);
          throw new Error('no room left');
        },
      });
      expect(listened.room.stopped?.step).toBe(step);
      expect(sizes(listened)).toEqual(before.map((size) => size + 1));
      for (const { down } of [...listened.seats, listened.watcher]) expect(down.at(-1)).toEqual(stopped);
      expect(codes(listened)).toEqual(whyNot);
      for (const [seat, { down }] of listened.seats.entries()) {
        const again = told(listened, seat, {
          type: 'resync',
          protocol: PROTOCOL,
          after: Number.MAX_SAFE_INTEGER,
        });
        expect(again.slice(-2)).toEqual([stopped, { type: 'resynced', n: expect.any(Number) }]);
        expect(viewsIn(again)).toEqual(viewsIn(down).slice(-1));
      }
      const late: SeatDown[] = [];
      listened.room.watch((message) => void late.push(message))();
      expect(late.at(-1)).toEqual(stopped);
      expect(viewsIn(late)).toEqual(viewsIn(listened.watcher.down).slice(-1));
    }
  },
);
