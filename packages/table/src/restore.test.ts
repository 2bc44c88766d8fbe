import { GAMES, readRecord, verifyRecord } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';
import { atOnce } from './testing/clock.ts';
import { BURY3, seeded } from './testing/deal.ts';
import { eager, four, keptLog, portOf } from './testing/ports.ts';

const game = GAMES.xuezhan;
const terms = seeded({ ...BURY3, deals: 2 }, 6);

const seated = () => {
  const ports = four(() => portOf(eager));
  const log = keptLog();
  const table = new Table(
    game,
    terms,
    { seats: ports, log, wait: atOnce },
    { answerMs: null, holdMs: 0, pauseMs: 1 },
  );
  const lines: string[] = [];
  table.onLine = (line) => void lines.push(line);
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
      expect(table.restore(recordOf(kept))).toBeNull();
      await table.run();
      expect(lines).toEqual(all);
      expect(verifyRecord(recordOf(lines)).ok).toBe(true);
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
});
