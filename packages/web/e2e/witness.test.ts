import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { Witness } from './witness.ts';

test('what a page shows, says and waits for is told', async ({ open }) => {
  const page = await open();
  const witness = new Witness(page);
  await page.locator(id('play-xuezhan')).waitFor();
  await page.route('**/never', () => {});
  await page.evaluate(() => {
    void fetch('never');
    console.warn('look out');
    location.hash = '#/settings';
  });
  await page.locator(id('setting-face')).waitFor();
  const account = await witness.account();
  for (const part of [
    /^at http.*#\/settings\n/,
    /shows: .*Settings/,
    /waits for: .*http\S+never\b/,
    /warning: look out/,
  ])
    expect(account).toMatch(part);
  expect(witness.troubles).toEqual([]);
});
