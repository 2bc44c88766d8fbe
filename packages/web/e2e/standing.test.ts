/** Two people play a match that counts: both see what it changed, the ladder, their history, what is counted, and each other. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { playThrough } from './bystander.ts';
import { openTable, sitDown } from './friends.ts';
import { test } from './harness.ts';
import { id } from './look.ts';
import { playOn } from './play.ts';

const textOf = async (page: Page, selector: string): Promise<string> => {
  await page.locator(selector).first().waitFor();
  return (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, ' ').trim();
};

/** `1,523 ± 360` as it stands there. */
const ratingIn = (page: Page, within: string): Promise<string> =>
  textOf(page, `${within} ${id('rating')} > [aria-hidden]`);

const changeIn = async (page: Page, seat: number): Promise<number> => {
  const text = await textOf(page, `${id(`rating-change-${seat}`)} .rating-change strong`);
  return Number(text.replace('−', '-'));
};

test('a rated match is seen by both in all that is told of it', async ({ open }) => {
  const ann = await open();
  const { joinCode } = await openTable(ann, 'Ann', { ruleset: 'haiyuki', rated: true, clock: 'relaxed' });
  const ben = await open({ settings: { name: 'Ben' } });
  await sitDown(ben, joinCode, 1);
  const people = [ann, ben] as const;
  for (const page of people) expect(await ratingIn(page, id('chair-1'))).toBe('1,500 ± 400');
  // A program of his plays for Ben, and well: else nobody might win.
  const token = await ben.evaluate(() => JSON.parse(localStorage.getItem('paiju.guest') ?? '{}').token);
  const played = playThrough(ben, joinCode, token);
  await ann.locator(id('begin')).click();
  await Promise.all([playOn(ann, { by: 'mouse' }), played]);

  const changes = [await changeIn(ann, 0), await changeIn(ann, 1)];
  expect(changes[0]).toBe(0 - (changes[1] ?? 0));
  const ratings = await Promise.all([0, 1].map((seat) => ratingIn(ann, id(`rating-change-${seat}`))));
  // Who comes back sees the end of it too, and then everybody's new rating at the chairs.
  await ben.reload();
  await playOn(ben, { by: 'mouse' });
  expect([await changeIn(ben, 0), await changeIn(ben, 1)]).toEqual(changes);
  await ben.locator(id('to-chairs')).click();
  for (const seat of [0, 1]) expect(await ratingIn(ben, id(`chair-${seat}`))).toBe(ratings[seat]);

  for (const [seat, page] of people.entries()) {
    const other = ['Ben', 'Ann'][seat] ?? '';
    const rating = ratings[seat];
    await page.goto(page.url().replace(/#.*/, '#/online'));
    await page.locator(id('to-ladders')).click();
    await page.locator(id('ladder-haiyuki-rulebook')).click();
    expect(await ratingIn(page, id('ladder-own'))).toBe(rating);
    expect(await ratingIn(page, id('own-rating'))).toBe(rating);
    await page.locator(`${id('own-rating')} summary`).click();
    expect(await ratingIn(page, id('course-table'))).toBe(rating);
    expect(await page.locator(`${id('ladder')} [data-is="bot"]`).count()).toBe(4);

    await page.locator(id('standing-matches')).click();
    await page.locator(id('match-row')).waitFor();
    const after = Math.round(1500 + (changes[seat] ?? 0)).toLocaleString('en');
    expect(await textOf(page, id('match-change'))).toContain(`1,500 → ${after}`);
    await page.locator(id('wish-result')).selectOption((changes[seat] ?? 0) < 0 ? 'first' : 'last');
    await page.locator(id('matches-none')).getByText(/./).waitFor();
    await page.locator(id('wish-result')).selectOption('');
    await page.locator(id('wish-with')).selectOption({ label: other });
    await page.locator(id('match-row')).waitFor();
    await page.locator(id('match-replay')).click();
    await page.locator(`${id('replay')} ${id('replay-step')}`).waitFor();
    await page.goBack();
    await page.locator(id('match-row')).waitFor();
    expect(await page.locator(`${id('wish-with')} option:checked`).innerText()).toBe(other);
    await page.locator(id('match-review')).click();
    await page.locator('.review-summary').waitFor();
    await page.goBack();

    await page.locator(id('standing-statistics')).click();
    expect(await textOf(page, id('figure-won'))).toMatch(/of 3/);
    await page.locator(`${id('opponent')} a`).click();
    await page
      .locator(`${id('head-to-head')} h1`)
      .getByText(other)
      .waitFor();
    const sign = Math.sign(changes[seat] ?? 0);
    expect(await textOf(page, `${id('balance')} p`)).toContain(
      `ahead: ${sign > 0 ? 1 : 0}. Behind: ${sign < 0 ? 1 : 0}.`,
    );
    await page.locator(id('match-row')).waitFor();
  }

  // The match that was saved at its end and the one that the history fetched are one.
  await ann.goto(ann.url().replace(/#.*/, '#/records'));
  await ann.locator(id('record-row')).waitFor();
  expect(await ann.locator(id('record-row')).count()).toBe(1);
});
