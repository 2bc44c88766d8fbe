/** The short form of `npm run chaos`: people play at real processes that end in the middle of it, or over a bad network. */
import { expect, test } from 'vitest';
import { ENGINES, emptyDatabase } from '../../packages/server/src/testing/places.ts';
import type { ChaosPlan, ChaosReport } from './chaos.ts';
import { chaos } from './chaos.ts';
import { WAYS } from './fleet.ts';

/** One table of each game; where processes are killed also three people who look for a duel, which takes longer. */
const SHORT = {
  program: 'hurried',
  tables: 3,
  answers: 150,
  seed: 1,
  everyMs: [100, 400],
} as const;

const reportOf = (plan: Omit<ChaosPlan, keyof typeof SHORT>): Promise<ChaosReport> =>
  chaos({ ...SHORT, ...plan });

/** Whole matches, and nothing to find fault with. */
const isFine = ({ breaks, acknowledged, finished, rated, quick, signIns }: ChaosReport): void => {
  expect(breaks).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(SHORT.answers);
  expect(finished).toBeGreaterThanOrEqual(SHORT.tables);
  expect(rated).toBeGreaterThan(quick);
  expect(signIns).toBeGreaterThan(0);
};

test.each(ENGINES)('killed with -9, on %s', async (_, emptyPlace) => {
  const place = await emptyPlace();
  // The embedded database is in one process, which comes back to the same folder.
  const times = place.database === null ? 1 : 2;
  const report = await reportOf({ kind: 'kill', parties: 1, place, processes: times, troubles: times });
  isFine(report);
  expect(report.quick).toBeGreaterThan(0);
  expect(report.takeOvers).toBeGreaterThan(0);
});

test('stopped by SIGTERM', async () => {
  const place = { database: await emptyDatabase(), data: '' };
  const report = await reportOf({ kind: 'stop', parties: 0, place, processes: 2, troubles: 1 });
  isFine(report);
  expect(report.takeOvers).toBeGreaterThan(0);
});

test('all replaced one after the other', async () => {
  const place = { database: await emptyDatabase(), data: '' };
  const report = await reportOf({ kind: 'upgrade', parties: 0, place, processes: 2, troubles: 2 });
  isFine(report);
  // Every table is at a process that goes, at least once.
  expect(report.takeOvers).toBeGreaterThanOrEqual(SHORT.tables);
});

test('a bad network between people, processes and the database', async () => {
  const place = { database: await emptyDatabase(), data: '' };
  const report = await reportOf({ kind: 'network', parties: 0, place, processes: 2, troubles: WAYS.length });
  isFine(report);
  expect(report.fates.delayed).toBeGreaterThan(0);
  // Each process's connections to the database, and what people have open.
  expect(report.fates.cut).toBeGreaterThanOrEqual(SHORT.tables + 2);
});
