/** What each level does and how strong it is: found where opponents are chosen, and at home. */
import { BOT_LEVELS } from '@paiju/bots';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { SICHUAN } from './screens.ts';

test('whoever chooses opponents reads how strong they are by the rules that are chosen', async ({ open }) => {
  const page = await open();
  await SICHUAN(page);
  await page.locator(id('to-bots')).click();
  const rungs = page.locator('[data-level]');
  await rungs.first().waitFor();
  expect(new URL(page.url()).hash).toBe('#/bots/xuezhan/sichuan');
  expect(await rungs.evaluateAll((all) => all.map((one) => one.getAttribute('data-level')))).toEqual(
    BOT_LEVELS.slice(1).toReversed(),
  );
  // A level is told what it does, and by how much it is ahead, or that nobody knows.
  for (const text of await rungs.allInnerTexts()) expect(text.split('\n').length).toBeGreaterThan(2);
  await page.locator(id('bots-haiyuki')).click();
  await page.locator(id('bots-duel')).click();
  await expect.poll(() => page.locator(id('bots-duel')).getAttribute('aria-current')).toBe('page');
});

test('a door at home leads there', async ({ open }) => {
  const page = await open();
  await page.locator(id('door-bots')).click();
  await page.locator(id('bots-rungs')).waitFor();
});
