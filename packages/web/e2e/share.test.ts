/** A game as a link: whoever opens it sees the same game, with nothing but the address. */
import { GAME_IDS } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { booksOf, recordIn } from './ledger.ts';
import { id, numbersBySeat } from './look.ts';
import { openRecord, recordOf } from './records.ts';

/** The link goes to the clipboard, or is shown where that is not allowed. */
const copyLink = async (page: Page): Promise<URL> => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await page.locator(id('share')).click();
  return new URL(await page.locator('textarea').inputValue());
};

test.for(GAME_IDS)(
  'a link to a match of %s replays it in a browser that has never seen it',
  async (game, { open }) => {
    const page = await open();
    const text = recordOf(game);
    await openRecord(page, text);
    const { points } = booksOf(recordIn(text));
    const link = await copyLink(page);
    const other = await open({ at: link.hash });
    await other.locator(id('replay-step')).waitFor();
    await other.keyboard.press('End');
    await expect.poll(() => numbersBySeat(other, 'replay-points')).toEqual(points);
  },
);

test('whoever copies a link is told before and after what it holds', async ({ open }) => {
  const page = await open();
  await openRecord(page, recordOf('wuhan'));
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  });
  expect(await page.locator(id('share')).getAttribute('title')).toMatch(/whole game.*account/);
  await page.locator(id('share')).click();
  await expect.poll(() => page.locator(id('share-done')).innerText()).toMatch(/whole game.*account/);
});

test('a link that was cut off says so', async ({ open }) => {
  const page = await open();
  await openRecord(page, recordOf('wuhan'));
  const { hash } = await copyLink(page);
  for (const share of [0.3, 0.9]) {
    const other = await open({ at: hash.slice(0, Math.floor(hash.length * share)) });
    await expect.poll(() => other.locator(id('link-problem')).innerText()).toMatch(/[a-z]{3}.*\./);
  }
});

test('a file that was saved can be opened elsewhere', async ({ open }) => {
  const page = await open();
  await openRecord(page, recordOf('haiyuki'));
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(id('export')).click()]);
  const text = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
  const { points } = booksOf(recordIn(text));
  const other = await open();
  await openRecord(other, text);
  await other.keyboard.press('End');
  await expect.poll(() => numbersBySeat(other, 'replay-points')).toEqual(points);
});

const deep = `${'['.repeat(2500)}${']'.repeat(2500)}`;
// [what is wrong with the file, how it comes about, what is said]
test.for([
  ['2,500 levels of brackets', (text: string) => `${text}\n{"event":${deep}}`, /nested too deep/],
  ['a name that turns the writing', (text: string) => text.replace('Player 2', '\u202ePlayer 2'), /a name/],
  ['a line of a megabyte', (text: string) => `${text}\n{"event":"${'x'.repeat(1e6)}"}`, /too long/],
] as const)('a file with %s is refused in words', async ([, change, said], { open }) => {
  const page = await open();
  const buffer = Buffer.from(change(recordOf('xuezhan')));
  await page.locator(id('open-record')).setInputFiles({ name: 'bad.jsonl', mimeType: 'text/plain', buffer });
  await expect.poll(() => page.locator(id('record-problem')).innerText()).toMatch(said);
});

test('a name that is typed in keeps to the rule for names', async ({ open }) => {
  const page = await open({ at: '#/settings' });
  const field = page.locator(id('setting-name'));
  await field.fill(`\u202eAnn\u0007 ${'x'.repeat(30)}`);
  await expect.poll(() => field.inputValue()).toBe(`Ann ${'x'.repeat(16)}`);
});
