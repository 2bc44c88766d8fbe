/** A process is killed while it appends, or loses its connections: what it was told is kept is there, and others go on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ENGINES, emptyDatabase, runOn } from '../testing/places.ts';
import { startProxy, throughProxy } from '../testing/proxy.ts';
import { newSitting, registration } from '../testing/sittings.ts';
import { openStore, type StorePlace } from './store.ts';

const BUSY = fileURLToPath(new URL('../testing/busy.ts', import.meta.url));

interface Told {
  readonly member: number;
  readonly sitting: string;
  readonly n: number;
}

/** Kills the process with no warning once it has been told so often that something is kept. */
const killedAfter = async (times: number, place: StorePlace): Promise<readonly Told[]> => {
  const child = spawn(process.execPath, ['--conditions=paiju-source', BUSY, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told: Told[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(JSON.parse(line));
    if (told.length === times) child.kill('SIGKILL');
  }
  expect(child.signalCode ?? (await once(child, 'exit'))[1]).toBe('SIGKILL');
  return told;
};

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let place: StorePlace;
  beforeAll(async () => {
    place = await emptyPlace();
  });

  // One after the other in one place: what the first leaves behind is what the next begins with.
  test.each([1, 40, 300])('killed after %d entries', async (times) => {
    const told = await killedAfter(times, place);
    const store = await openStore(place);
    onTestFinished(() => store.close());
    const member = await store.register(registration());
    expect(await store.isAlive(told[0]?.member ?? 0)).toBe(false);
    for (const sitting of new Set(told.map((one) => one.sitting))) {
      const last = Math.max(...told.filter((one) => one.sitting === sitting).map(({ n }) => n));
      const claim = await member.claim(sitting);
      const log = await store.sittings.entries(sitting);
      expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
      expect(claim).toEqual({ is: 'mine', epoch: 2, entries: log.length });
      expect(log.length).toBeGreaterThanOrEqual(last);
      await store.journal.append({ sitting, epoch: 2, n: log.length + 1, body: {} });
    }
    await member.leave();
  });
});

test('connections that are cut again and again while many append: everything is kept once', async () => {
  const database = await emptyDatabase();
  const store = await openStore({ database, data: '' });
  onTestFinished(() => store.close());
  let isDone = false;
  const cut = async (): Promise<number> => {
    let times = 0;
    for (; !isDone; await new Promise((resolve) => setTimeout(resolve, 30))) {
      const cuts = await runOn(
        database,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'paiju'`,
      );
      times += cuts.length;
    }
    return times;
  };
  const ids = await Promise.all(
    Array.from({ length: 8 }, async () => (await store.sittings.open(newSitting(1))).id),
  );
  const cuts = cut();
  await Promise.all(
    ids.map(async (sitting) => {
      for (let n = 2; n <= 60; n++) await store.journal.append({ sitting, epoch: 1, n, body: { n } });
    }),
  );
  isDone = true;
  expect(await cuts).toBeGreaterThan(3);
  for (const id of ids)
    expect((await store.sittings.entries(id)).map(({ n }) => n)).toEqual(
      Array.from({ length: 60 }, (_, i) => i + 1),
    );
});

test.each([1, 2])(
  'a bad network between process and database, seed %d: everything is kept once',
  async (seed) => {
    const database = await emptyDatabase();
    const { hostname: host, port } = new URL(database);
    const proxy = await startProxy({ to: { host, port: Number(port) }, seed });
    onTestFinished(() => proxy.close());
    const store = await openStore({ database: throughProxy(database, proxy), data: '' });
    onTestFinished(() => store.close());
    const ids = await Promise.all(
      Array.from({ length: 6 }, async () => (await store.sittings.open(newSitting(1))).id),
    );
    proxy.change({ refuse: 0.1, delay: 0.1, delayMs: 20, cut: 0.04, stall: 0.02, stallMs: 200 });
    await Promise.all(
      ids.map(async (sitting) => {
        for (let n = 2; n <= 80; n++) await store.journal.append({ sitting, epoch: 1, n, body: { n } });
      }),
    );
    expect(Math.min(proxy.fates.delayed, proxy.fates.cut, proxy.fates.stalled)).toBeGreaterThan(0);
    proxy.change({});
    proxy.cutAll();
    for (const id of ids)
      await vi.waitFor(async () => {
        const log = await store.sittings.entries(id);
        expect(log.map(({ n }) => n)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
      }, 10_000);
  },
);
