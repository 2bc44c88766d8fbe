import { at, GAMES, readRecord, verifyRecord } from '@paiju/engine';
import type { XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';
import { describe, expect, test } from 'vitest';
import type { SeatMessage, SeatPort } from './ports.ts';
import { Table } from './table.ts';
import { atOnce, never, noTime, settled } from './testing/clock.ts';
import { PRESETS, seeded } from './testing/deal.ts';
import { eager, entriesOf, four, keptLog, portOf, quiet } from './testing/ports.ts';

const game = GAMES.xuezhan;

describe.each(PRESETS)('a whole match of %s', (_, preset) => {
  const options = { ...preset, deals: 2 };

  test('is played to its end, recorded and shown as it was', async () => {
    const log = keptLog();
    const ports = four(() => portOf(eager));
    const watched: SeatMessage[] = [];
    const spectators = [(message: SeatMessage) => void watched.push(message)];
    const lines: string[] = [];
    const waits: number[] = [];
    const rounds: number[] = [];
    const wait = async (ms: number): Promise<void> => void waits.push(ms);
    const betweenRounds = async (round: number): Promise<void> => void rounds.push(round);
    const table = new Table(
      game,
      seeded(options, 3),
      {
        ...{ seats: ports, log, wait, now: noTime, betweenRounds, spectators },
        keep: (step) => void lines.push(...step.lines),
      },
      { clock: null, holdMs: 800 },
    );
    await table.run();
    const { match } = table;
    expect(match.isOver).toBe(true);
    expect(log.errors).toEqual([]);
    expect(rounds).toEqual([0]);
    expect(waits.filter((ms) => ms === 800).length).toBeGreaterThan(40);
    expect(entriesOf(log.infos, 'round-began')).toHaveLength(2);
    expect(entriesOf(log.infos, 'round-ended')).toHaveLength(2);
    expect(entriesOf(log.infos, 'won').length).toBeGreaterThan(2);
    expect(entriesOf(log.infos, 'match-ended')).toEqual([{ code: 'match-ended', points: match.balances }]);
    for (const [seat, { messages }] of ports.entries())
      expect(messages.at(-1)).toMatchObject({
        view: match.rules.view(match.state, seat),
        points: match.balances,
      });
    expect(watched.at(-1)?.view).toEqual(match.rules.view(match.state, null));
    const record = readRecord(GAMES, lines.join('\n'));
    if (!record.ok) throw new Error(record.error.code);
    expect(verifyRecord(record.value)).toMatchObject({
      ok: true,
      value: { finished: true, points: match.balances },
    });
  });

  test('every question comes with the view of that very moment', async () => {
    let asked = 0;
    const table: Table = new Table(
      game,
      seeded(options, 4),
      {
        seats: four((seat) =>
          portOf((view, legal) => {
            asked += 1;
            expect(view).toEqual(table.match.rules.view(table.match.state, seat));
            expect(legal).toEqual(table.match.rules.legal(table.match.state, seat));
            return eager(view, legal);
          }),
        ),
        log: keptLog(),
        wait: never,
        now: noTime,
      },
      { clock: null, holdMs: 0 },
    );
    await table.run();
    expect(asked).toBeGreaterThan(50);
  });

  test('all messages together are all that the seat may see, in order', async () => {
    const ports = four(() => portOf(eager));
    const table = new Table(
      game,
      seeded(options, 5),
      { seats: ports, log: keptLog(), wait: atOnce, now: noTime },
      { clock: null, holdMs: 1 },
    );
    await table.run();
    const { rules, terms, history, transfers } = table.match;
    const events = history.flatMap((moment) => moment.events);
    for (const [seat, { messages }] of ports.entries()) {
      const visible = events.flatMap((event) => rules.seenBy(terms.options, event, seat) ?? []);
      expect(messages.flatMap((message) => message.events)).toEqual(visible);
      const told = messages.flatMap((message) => message.transfers);
      expect(told.map(({ cause, ...paid }) => paid)).toEqual(transfers.map(({ cause, ...paid }) => paid));
    }
  });
});

test('seats that owe an action at the same time are asked at the same time, and answers are taken in any order', async () => {
  const opening = async (order: readonly number[]): Promise<string[]> => {
    const answers: (() => void)[] = [];
    const lines: string[] = [];
    const seats = four(
      (seat): SeatPort => ({
        observe: () => {},
        choose: ({ view, legal }) =>
          (view as XuezhanView).phase.name === 'choice'
            ? new Promise((resolve) => {
                answers[seat] = () => resolve(at(legal, 0));
              })
            : Promise.resolve(quiet(view as XuezhanView, legal as readonly XuezhanAction[])),
      }),
    );
    const table = new Table(
      game,
      seeded(PRESETS[0]?.[1] ?? {}, 6),
      { seats, log: keptLog(), wait: never, now: noTime, keep: (step) => void lines.push(...step.lines) },
      { clock: null, holdMs: 0 },
    );
    const run = table.run();
    await settled();
    expect(answers.filter(Boolean)).toHaveLength(4);
    for (const seat of order) answers[seat]?.();
    await run;
    return lines.filter((line) => !/"type":"(bury|chosen)"/.test(line));
  };
  expect(await opening([0, 1, 2, 3])).toEqual(await opening([2, 0, 3, 1]));
});

test('a table is made for the seats of its game, runs once and has nothing to show before', async () => {
  const ports = { log: keptLog(), wait: never, now: noTime, keep: () => {} };
  const settings = { clock: null, holdMs: 0 };
  expect(() => new Table(game, seeded({}, 1), { ...ports, seats: [] }, settings)).toThrow(RangeError);
  const table = new Table(
    game,
    seeded(PRESETS[0]?.[1] ?? {}, 1),
    { ...ports, seats: four(() => portOf(quiet)) },
    settings,
  );
  expect(() => table.reconnect(0)).toThrow('nothing has been dealt');
  const run = table.run();
  expect(table.reconnect(0).view).toMatchObject({ seat: 0, wallSize: 55 });
  await expect(table.run()).rejects.toThrow('already running');
  await run;
});
