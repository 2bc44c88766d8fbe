import { GAMES, readRecord, verifyRecord } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { SeatPort } from './ports.ts';
import { Table } from './table.ts';
import { atOnce, noTime } from './testing/clock.ts';
import { BURY3, seeded } from './testing/deal.ts';
import { eager, four, keptLog, portOf } from './testing/ports.ts';

const game = GAMES.xuezhan;
const terms = seeded({ ...BURY3, deals: 2 }, 6);

const seated = (as: (seat: number, port: SeatPort) => SeatPort = (_, port) => port) => {
  const ports = four(() => portOf(eager));
  const log = keptLog();
  const lines: string[] = [];
  const table = new Table(
    game,
    terms,
    {
      ...{ log, wait: atOnce, now: noTime, seats: ports.map((port, seat) => as(seat, port)) },
      keep: (step) => void lines.push(...step.lines),
    },
    { clock: null, holdMs: 0 },
  );
  return { table, ports, log, lines };
};

const recordOf = (lines: readonly string[]) => {
  const record = readRecord(GAMES, lines.join('\n'));
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
};

/** The whole match, played without a stop. */
const whole = async () => {
  const played = seated();
  await played.table.run();
  return played;
};

const isAction = (line: string): boolean => line.startsWith('{"seat":') && line.includes('"action":');

describe('a table that goes on with a record', () => {
  test.each([0, 1, 4, 5, 40, 1000])(
    'after %i actions ends as if it had never stopped',
    async (actions: number) => {
      const { lines: all, table: straight } = await whole();
      const [header = '', ...rest] = all;
      const kept = [header, ...rest.filter(isAction).slice(0, actions)];
      const { table, lines, log } = seated();
      const again: string[] = [];
      expect(table.restore(recordOf(kept), { lines: (written) => void again.push(...written) })).toBeNull();
      await table.run();
      expect([...again, ...lines]).toEqual(all);
      expect(verifyRecord(recordOf([...again, ...lines])).ok).toBe(true);
      expect(table.match.balances).toEqual(straight.match.balances);
      expect(log.errors).toEqual([]);
    },
  );

  test('first tells every seat how things stand, and nothing of how they came to be', async () => {
    const { lines: all } = await whole();
    const { table, ports } = seated();
    table.restore(recordOf(all.slice(0, 60)));
    const stands = four((seat) => table.match.rules.view(table.match.state, seat));
    expect(ports.map(({ messages }) => messages.length)).toEqual([0, 0, 0, 0]);
    const done = table.run();
    expect(ports.map(({ messages }) => messages[0])).toEqual(
      stands.map((view) => ({ view, events: [], transfers: [], points: expect.any(Array) })),
    );
    await done;
  });

  test('says what is wrong with a record that cannot be played', async () => {
    const { lines: all } = await whole();
    const { table } = seated();
    const wrong = [...all.slice(0, 1), '{"seat":2,"action":{"type":"discard","tile":"1m"}}'];
    expect(table.restore(recordOf(wrong))).toMatchObject({ line: 2, code: 'refused' });
  });

  test('has to be empty before', async () => {
    const { table, lines } = await whole();
    expect(() => table.restore(recordOf(lines))).toThrow('begun');
  });

  test('asks questions by the same numbers, also where some have answered already', async () => {
    /** What is asked of whom, in a match that is stopped after so many actions and gone on with. */
    const askedFrom = async (stop: number | null, all: readonly string[]): Promise<string[]> => {
      const asked: string[] = [];
      const { table } = seated((seat, port) => ({
        ...port,
        choose: (question, signal) => {
          asked.push(`${question.number}: ${seat}`);
          return port.choose(question, signal);
        },
      }));
      const [header = '', ...rest] = all;
      if (stop !== null) table.restore(recordOf([header, ...rest.filter(isAction).slice(0, stop)]));
      await table.run();
      return asked;
    };
    const { lines: all } = await whole();
    const straight = await askedFrom(null, all);
    // Between them: in the middle of the burials, of a claim window, and just before and after a round's end.
    for (const stop of [1, 2, 3, 5, 8, 13, 21, 34, 55, 60, 61, 62, 63, 64]) {
      const asked = await askedFrom(stop, all);
      expect(straight).toEqual(expect.arrayContaining(asked));
      expect(straight.slice(-20)).toEqual(asked.slice(-20));
    }
  });
});
