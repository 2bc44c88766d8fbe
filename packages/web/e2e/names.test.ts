/** A name is text wherever it stands: no markup, no script, no place for other words. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { friendOf, openTable, sitDown } from './friends.ts';
import { test } from './harness.ts';
import { id } from './look.ts';
import { playOn } from './play.ts';
import { goTo } from './screens.ts';

/** What the rule for names lets through, and what it would do as markup or as a text of ours. */
const ANN = '<svg/onload=xss()>';
const BEN = '<b>$t(home){{n}}</b>';

/** Runs in the page: what a name has become that is not text. A script would be stopped, and that is an error in the console. */
const madeOfNames = (): readonly string[] =>
  [...document.querySelectorAll('svg[onload], b')].map(({ outerHTML }) => outerHTML);

const isPlain = async (page: Page, shows: string, ...names: readonly string[]): Promise<void> => {
  await page.locator(shows).first().waitFor();
  for (const name of names)
    await expect
      .poll(() => page.evaluate(() => document.body.textContent), { message: `${shows} of ${name}` })
      .toContain(name);
  expect(await page.evaluate(madeOfNames), shows).toEqual([]);
};

test('markup would be found', async ({ open }) => {
  const page = await open();
  await page.evaluate((name) => {
    document.body.insertAdjacentHTML('beforeend', name);
  }, BEN);
  expect(await page.evaluate(madeOfNames)).toEqual([BEN]);
});

test('names with markup stand as they are on every screen', async ({ open }) => {
  const ann = await open();
  const ben = await friendOf(ann, BEN);
  const { joinCode } = await openTable(ann, ANN, {
    ruleset: 'haiyuki',
    clock: 'relaxed',
    isListed: true,
    changes: { rounds: 1 },
  });
  await isPlain(ann, id('waiting-room'), ANN);
  await goTo(ben, '#/online');
  await isPlain(ben, id('open-table'), ANN, BEN);
  await goTo(ben, `#/table/${joinCode}`);
  await isPlain(ben, id('join-table'), ANN, BEN);
  await sitDown(ben, joinCode, 1);
  await isPlain(ben, id('waiting-room'), ANN, BEN);
  await isPlain(ann, id('remove-1'), ANN, BEN);
  await ann.locator(id('begin')).click();
  for (const page of [ann, ben]) await isPlain(page, id('table'), ANN, BEN);
  await ben.locator(id('emote')).click();
  await ben.locator(id('emote-hello')).click();
  await ann.locator(id('about-1')).click();
  await isPlain(ann, id('person-sheet'), BEN);
  await ann.locator(id('person-block')).click();
  await ann.locator(id('person-noted')).getByText(BEN).waitFor();
  await ann.locator(id('person-report')).click();
  await isPlain(ann, id('report-send'), BEN);
  await ann
    .locator(`${id('person-sheet')} input[type="radio"]`)
    .first()
    .check({ force: true });
  await ann.locator(id('report-send')).click();
  await ann.locator(id('person-close')).click();
  await Promise.all([ann, ben].map((page) => playOn(page, { by: 'mouse' })));
  for (const page of [ann, ben]) await isPlain(page, id('match-saved'), ANN, BEN);

  await goTo(ann, '#/records');
  await isPlain(ann, id('record-row'), BEN);
  await ann.locator(id('replay-open')).first().click();
  await isPlain(ann, id('table'), BEN);
  await goTo(ann, '#/online/fair-play');
  await isPlain(ann, id('unblock'), BEN);
  await goTo(ann, '#/account');
  await ann.locator(id('claim-by-password')).click();
  await ann.locator(id('new-login')).fill(ANN);
  await ann.locator(id('new-password')).fill('correct horse battery');
  await ann.locator(id('set-password')).click();
  await isPlain(ann, id('paper'), ANN);
  await ann.locator(id('paper-noted')).click();
  await ann.locator(id('delete')).click();
  await isPlain(ann, id('delete-form'), ANN);
});
