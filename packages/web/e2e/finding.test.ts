/** People find each other, and get along or not: a quick match, what is done about somebody, and the deal of the day. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { playThrough } from './bystander.ts';
import { isFine } from './fine.ts';
import { test } from './harness.ts';
import { id } from './look.ts';

interface Wish {
  readonly game: string;
  readonly patienceS: number;
}

const seek = async (page: Page, { game, patienceS }: Wish): Promise<void> => {
  await page.locator(`${id('quick-game')} input[value="${game}"]`).check({ force: true });
  await page.locator(`${id('quick-wait')} input[value="${patienceS}"]`).check({ force: true });
  await page.locator(id('quick-find')).click();
};

const isPlaying = async (page: Page): Promise<string> => {
  await page.waitForURL(/#\/table\//);
  await page.locator(id('table')).waitFor();
  return page.url();
};

const PEOPLE = ['Ann', 'Ben', 'Cai'] as const;

test('two find each other, a third has bots; then one is blocked, reported, and left', async ({ open }) => {
  const [ann, ben, cai] = (await Promise.all(
    PEOPLE.map((name) => open({ at: '#/online', settings: { name } })),
  )) as [Page, Page, Page];
  await seek(cai, { game: 'wuhan', patienceS: 5 });
  await seek(ann, { game: 'haiyuki', patienceS: 300 });
  await ann.locator(id('seeking')).waitFor();
  // A page that is loaded anew goes on looking; whoever cancels does not.
  await ann.reload();
  await ann.locator(id('quick-cancel')).click();
  await ann.locator(id('quick-find')).waitFor();
  await seek(ann, { game: 'haiyuki', patienceS: 300 });
  await ann.locator(id('seeking')).waitFor();
  await seek(ben, { game: 'haiyuki', patienceS: 300 });
  const [annAt, benAt] = await Promise.all([isPlaying(ann), isPlaying(ben)]);
  expect(annAt).toBe(benAt);
  const seat = (await ann.locator(id('about-0')).count()) > 0 ? 0 : 1;

  // By keys alone, and what had the focus has it again.
  await ann.locator(id(`about-${seat}`)).focus();
  await ann.keyboard.press('Enter');
  await ann.locator(id('person-block')).focus();
  await ann.keyboard.press('Enter');
  await ann.locator(id('person-noted')).getByText('Ben').waitFor();
  await ann.locator(id('person-report')).click();
  await ann.keyboard.press('Space');
  await ann.locator(id('report-send')).click();
  await expect.poll(() => ann.locator(id('person-noted')).innerText()).not.toContain('Ben');
  await ann.keyboard.press('Escape');
  await ann.locator(id('person-sheet')).waitFor({ state: 'detached' });
  expect(await ann.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(`about-${seat}`);

  await ann.locator(id('menu')).click();
  await ann.locator(id('leave')).click();
  await ann.locator(id('leave-counts')).waitFor();
  await ann.locator(id('leave-sure')).click();
  await ann.locator(id('has-left')).waitFor();
  expect(await ann.locator(id('quick-find')).isDisabled()).toBe(true);
  await ann.locator(id('to-fair-play')).click();
  await ann.locator(id('unblock')).click();
  await ann.locator(id('unblock')).waitFor({ state: 'detached' });
  await ann.goto(annAt);
  await ann.locator(id(`sit-${1 - seat}`)).click();
  await isPlaying(ann);

  await isPlaying(cai);
  expect(await cai.locator(id('presence-bot')).count()).toBe(3);
});

test('the deal of the day is begun, played, and compared', async ({ open }) => {
  const page = await open({ at: '#/online', settings: { name: 'Dee' } });
  await page.locator(id('daily-online-haiyuki')).click();
  const code = new URL(await isPlaying(page)).hash.split('/').at(-1) ?? '';
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('paiju.guest') ?? '{}').token);
  await playThrough(page, code, token);
  await page.goto(page.url().replace(/#.*/, '#/online'));
  await page.locator(id('daily-results-haiyuki')).click();
  await page.locator(`${id('daily-own')} :text("Dee")`).waitFor();
  await page
    .locator(`${id('daily-table')} [data-is="bot"]`)
    .nth(2)
    .waitFor();
  await isFine(page, 'everybody’s points');
  await page.locator(id('day-before')).click();
  await page.locator(id('daily-nobody')).waitFor();
});
