/** What the first visit costs: everything that is sent before the first deal can be played. */

import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { GAME_IDS } from '@paiju/engine';
import { expect, onTestFinished } from 'vitest';
import { address, test } from './harness.ts';
import { id } from './look.ts';
import { begin } from './screens.ts';

const BUDGET = 200 * 1024;
/** Less would mean that something was not counted. */
const LEAST = 100 * 1024;

/** A wire to the server, and how many bytes came over it: what workers and the browser itself fetch counts too. */
const wire = async (): Promise<{ readonly address: string; bytes(): number }> => {
  const { hostname, port } = new URL(address);
  let bytes = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    server.on('data', (data) => {
      bytes += data.length;
    });
    client.pipe(server).pipe(client);
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, 'localhost', resolve);
  });
  onTestFinished(() => void proxy.close());
  return { address: `http://localhost:${(proxy.address() as AddressInfo).port}/`, bytes: () => bytes };
};

/** What the page fetches once it has had time comes after the first deal, however long that takes here. Runs in the page. */
const withoutLater = (): void => {
  const wait = window.setTimeout;
  window.setTimeout = ((run: () => void, ms = 0) =>
    ms < 4000 ? wait(run, ms) : 0) as typeof window.setTimeout;
};

test.for(GAME_IDS)('the first deal of %s is there before 200 KB', async (game, { open }) => {
  const counted = await wire();
  // As whoever comes first meets it: among beginners.
  const page = await open({ from: counted.address, first: withoutLater, bots: 'novice' });
  await begin(page, game);
  await page.locator(id('hand-tile')).first().waitFor();
  await page.waitForLoadState('networkidle');
  console.log(`${game}: ${Math.round(counted.bytes() / 1024)} KB before the first deal`);
  expect(counted.bytes()).toBeGreaterThan(LEAST);
  expect(counted.bytes()).toBeLessThan(BUDGET);
});
