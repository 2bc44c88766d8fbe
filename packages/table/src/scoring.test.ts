import type { AnyEvent, AnyScorer, ScoringTrouble, Transfer, Watch } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';
import { never, noTime } from './testing/clock.ts';
import { PRESETS, seeded } from './testing/deal.ts';
import type { KeptLog } from './testing/ports.ts';
import { eager, entriesOf, four, keptLog, portOf } from './testing/ports.ts';

const game = GAMES.xuezhan;

const playWith = async (
  options: object,
  watch: Watch,
): Promise<{ readonly table: Table; readonly log: KeptLog; readonly events: readonly AnyEvent[] }> => {
  const log = keptLog();
  const ports = { seats: four(() => portOf(eager)), log, wait: never, now: noTime };
  const table = new Table(game, seeded(options, 11), ports, { clock: null, holdMs: 0 }, watch);
  await table.run();
  return { table, log, events: table.match.history.flatMap(({ events }) => events) };
};

/** A scorer that answers every win with the given transfers. */
const scorerOf = (transfers: (cause: number) => readonly Transfer[], start = 0): AnyScorer => ({
  rulesetId: 'xuezhan',
  startPoints: () => start,
  observe: () => ({ see: ({ type }, cause) => (type === 'won' ? transfers(cause) : []) }),
});

const thrower = (where: 'start' | 'observe' | 'see'): AnyScorer => {
  const or = <T>(at: string, otherwise: T): T => {
    if (at === where) throw new TypeError('the hand was 1m2m3m');
    return otherwise;
  };
  return {
    rulesetId: 'xuezhan',
    startPoints: () => or('start', 0),
    observe: () => or('observe', { see: () => or('see', []) }),
  };
};

const move = (cause: number, from: number, to: number, points: number): Transfer => ({
  from,
  to,
  points,
  reason: 'x',
  cause,
});

// [what is wrong with scoring, scorer, what the log says of it]
const BROKEN: readonly [string, AnyScorer, ScoringTrouble['code']][] = [
  ['it throws at every event', thrower('see'), 'settlement-failed'],
  ['it throws at the start of a round', thrower('observe'), 'settlement-failed'],
  ['it throws before the match', thrower('start'), 'settlement-failed'],
  ['its transfers are no whole points', scorerOf((cause) => [move(cause, 0, 1, 1.5)]), 'unsound-transfers'],
  ['its transfers name no seat', scorerOf((cause) => [move(cause, 0, 7, 1)]), 'unsound-transfers'],
  ['its points do not add up', scorerOf((cause) => [move(cause, 0, 1, 1)], Number.NaN), 'not-zero-sum'],
];

describe.each(PRESETS)('%s: scoring cannot reach play', (_, options) => {
  test('X-15.5 without any scoring the same things happen, and nothing is paid', async () => {
    const scored = await playWith(options, {});
    const plain = await playWith(options, { scorer: null });
    expect(plain.events).toEqual(scored.events);
    expect(plain.table.match.transfers).toEqual([]);
    expect(plain.log.errors).toEqual([]);
    expect(entriesOf(plain.log.infos, 'won').length).toBe(entriesOf(scored.log.infos, 'won').length);
    expect(entriesOf(scored.log.infos, 'won').length).toBeGreaterThan(0);
    for (const entry of entriesOf(plain.log.infos, 'won')) expect(entry.changes).toEqual([0, 0, 0, 0]);
  });

  test.each(BROKEN)(
    'X-15.5, X-15.6 when %s, it is logged and the same things happen',
    async (_, scorer, code) => {
      const sound = await playWith(options, {});
      const reported: ScoringTrouble[] = [];
      const broken = await playWith(options, { scorer, report: (trouble) => void reported.push(trouble) });
      expect(broken.events).toEqual(sound.events);
      expect(broken.table.match.isOver).toBe(true);
      const logged = entriesOf(broken.log.errors, 'scoring-trouble');
      expect(logged.map(({ trouble }) => trouble)).toEqual(reported.map((trouble) => trouble.code));
      expect(new Set(logged.map(({ trouble }) => trouble))).toEqual(new Set([code]));
      // The log has the kind of the error; its text might quote a hand.
      expect(JSON.stringify(broken.log.errors)).not.toContain('1m2m3m');
      if (code === 'settlement-failed') expect(logged[0]?.detail).toBe('TypeError');
    },
  );
});

test('X-15.5 whoever hears of trouble and fails makes no more of it', async () => {
  const { table, log } = await playWith(PRESETS[0]?.[1] ?? {}, {
    scorer: thrower('see'),
    report: () => {
      throw new Error('no disk');
    },
  });
  expect(table.match.isOver).toBe(true);
  expect(entriesOf(log.errors, 'scoring-trouble').length).toBeGreaterThan(0);
});

test('X-15.3 when a seat hears of the points, winner and next seat are settled already', async () => {
  const { table, events } = await playWith(PRESETS[0]?.[1] ?? {}, {});
  const seen = table.match.history.filter(({ transfers }) => transfers.length > 0);
  expect(seen.length).toBeGreaterThan(0);
  expect(events.at(-1)?.type).toBe('ended');
  // A step that pays also says who is next: it ends with a draw or with the round.
  for (const moment of seen) expect(['drew', 'ended']).toContain(moment.events.at(-1)?.type);
});
