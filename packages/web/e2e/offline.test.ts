/** After the first visit the page needs nobody. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { booksOf, keptRecord } from './ledger.ts';
import { id } from './look.ts';
import { playOn } from './play.ts';
import { begin, goTo } from './screens.ts';

test('a match is played without a connection', async ({ open }) => {
  const page = await open({ serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(id('home')).waitFor();
  await begin(page, 'xuezhan');
  await playOn(page, { by: 'mouse' });
  await expect.poll(async () => booksOf(await keptRecord(page)).isOver).toBe(true);
  for (const [hash, shows] of [
    ['#/rules/wuhan', 'rules'],
    ['#/settings', 'setting-face'],
    ['#/records', 'record-row'],
  ] as const) {
    await goTo(page, hash);
    await page.locator(id(shows)).first().waitFor();
  }
});
