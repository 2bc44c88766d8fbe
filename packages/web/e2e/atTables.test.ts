/** What goes on around a match online: chairs and hosts, several tabs, what is said, leaving, and a server that goes away. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { friendOf, openTable, sitDown } from './friends.ts';
import { test } from './harness.ts';
import { withInterruptions } from './interruptions.ts';
import { id } from './look.ts';
import { isFirstTouch, playOn } from './play.ts';

const BOTS = ['greedy', 'greedy', 'greedy'];

/** Plays until it is the own turn, after so many presses. */
const toOwnTurn = (page: Page, presses = 0): Promise<void> => {
  let left = presses;
  return playOn(page, { by: 'mouse', watch: (wanted) => left-- <= 0 && isFirstTouch(wanted) });
};

/** Everything that somebody who hears the page is told about people. */
const heard = (page: Page): Promise<string> =>
  page
    .locator(`${id('heard')}, ${id('said')}`)
    .evaluateAll((all) => all.map((one) => one.textContent).join(' '));

test('a host fills and empties chairs, makes another host, and sends somebody away', async ({ open }) => {
  const ann = await open();
  const { joinCode } = await openTable(ann, 'Ann', { ruleset: 'xuezhan', changes: { deals: 4 } });
  const [ben, cai] = [await friendOf(ann, 'Ben'), await friendOf(ann, 'Cai')];
  await sitDown(ben, joinCode, 1);
  await sitDown(cai, joinCode.toLowerCase(), 2);
  await expect.poll(() => heard(ann)).toContain('Cai has sat down.');
  await ann.locator(id('occupant-3')).selectOption('novice');
  await ben.locator(`${id('chair-3')}[data-is="bot"]`).waitFor();
  await ann.locator(id('occupant-3')).selectOption('');
  await ben.locator(`${id('chair-3')}[data-is="empty"]`).waitFor();
  expect(await ben.locator(id('begin')).count(), 'only the host begins').toBe(0);
  await ann.locator(id('make-host-1')).click();
  await ben.locator(id('begin')).waitFor();
  await expect.poll(() => heard(cai)).toContain('Ben is the host now.');
  await ben.locator(id('remove-2')).click();
  await ben.locator(id('remove-2')).click();
  await cai.locator(id('removed')).waitFor();
  expect(await cai.locator(id('terms')).innerText()).toContain('How many rounds');
  await ann.locator(id('leave')).click();
  await ann.locator(id('lobby')).waitFor();
  await ben.locator(`${id('chair-0')}[data-is="empty"]`).waitFor();
  await expect.poll(() => heard(ben)).toContain('Ann has left.');
});

test('of two tabs the newer plays, the older says so, and may have the seat back', async ({ open }) => {
  const first = await open();
  await openTable(first, 'Ann', { ruleset: 'wuhan', lineup: BOTS });
  await first.locator(id('begin')).click();
  await toOwnTurn(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await first.locator(id('elsewhere')).waitFor();
  await second
    .locator(`${id('hand-tile')}[data-legal="true"]`)
    .first()
    .waitFor();
  expect(await first.locator(`${id('hand-tile')}[data-legal="true"]`).count()).toBe(0);
  await first.locator(id('play-here')).click();
  await second.locator(id('elsewhere')).waitFor();
  await first
    .locator(`${id('hand-tile')}[data-legal="true"]`)
    .first()
    .waitFor();
});

test('what is said is seen at the seat and spoken, unless it is muted; whoever leaves is replaced, and a friend takes the chair', async ({
  open,
}) => {
  const ann = await open();
  const { joinCode } = await openTable(ann, 'Ann', { ruleset: 'wuhan', lineup: [null, 'greedy', 'greedy'] });
  const ben = await friendOf(ann, 'Ben');
  await sitDown(ben, joinCode, 1);
  await ann.locator(id('begin')).click();
  await ben.locator(id('emote')).focus();
  await ben.keyboard.press('Enter');
  await ben.keyboard.press('Tab');
  await ben.keyboard.press('Enter');
  await ann.locator(`${id('seat-1')} ${id('seat-bubble')}`).waitFor();
  await expect.poll(() => heard(ann)).toContain('Ben: Thank you!');
  await ann.locator(id('emote')).click();
  await ann.locator(id('mute')).click();
  await ann.locator(`${id('seat-1')} ${id('seat-bubble')}`).waitFor({ state: 'detached' });
  // One thing at a time: what is said too soon after the last is not heard.
  await ben.locator(`${id('seat-1')} ${id('seat-bubble')}`).waitFor({ state: 'detached' });
  await ben.locator(id('emote')).click();
  await ben.locator(id('emote-wow')).click();
  await ben
    .locator(`${id('seat-1')} ${id('seat-bubble')}`)
    .filter({ hasText: 'Wow!' })
    .waitFor();
  expect(await ann.locator(id('seat-bubble')).count()).toBe(0);
  expect(await heard(ann)).not.toContain('Wow!');

  await ben.locator(id('menu')).click();
  await ben.locator(id('leave')).click();
  await ben.locator(id('leave-sure')).click();
  await ben.locator(id('lobby')).waitFor();
  await ann.locator(`${id('seat-1')} ${id('presence-bot')}`).waitFor();
  const cai = await friendOf(ann, 'Cai');
  await cai.goto(ann.url());
  await cai.locator(id('sit-1')).click();
  await cai.locator(id('hand-tile')).first().waitFor();
  await ann.locator(`${id('seat-1')} ${id('presence-bot')}`).waitFor({ state: 'detached' });
});

test.for(['NOSUCH', '!'])('a table %s that is not there is said to be none', async (code, { open }) => {
  const page = await open({ at: `#/table/${code}` });
  await page.locator(id('table-refused')).filter({ hasText: 'There is no table with this code' }).waitFor();
});

test('a table that moves is followed without a reload, and one that was stopped says at which step', async ({
  open,
}) => {
  const page = await open();
  const server = await withInterruptions(page);
  await openTable(page, 'Ann', { ruleset: 'wuhan', lineup: BOTS });
  await page.locator(id('begin')).click();
  await toOwnTurn(page);
  await page.evaluate(() => {
    (window as { isSame?: boolean }).isSame = true;
  });
  for (const code of [4000, 4001]) {
    server.close(code);
    await page.locator(`${id('line')}[data-line="reconnecting"]`).waitFor({ state: 'attached' });
    await page.locator(`${id('line')}[data-line="open"]`).waitFor({ state: 'attached' });
  }
  await toOwnTurn(page, 2);
  expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
  server.say({ type: 'stopped', step: 12 });
  await page
    .locator(id('stopped'))
    .filter({ hasText: 'could not be kept and was stopped at step 12' })
    .waitFor();
});

test('a line that dies without a word is found out, and the match goes on', async ({ open }) => {
  const page = await open();
  const server = await withInterruptions(page);
  // Time passes, and some of it at once.
  await page.clock.install();
  await openTable(page, 'Ann', { ruleset: 'wuhan', lineup: BOTS, clock: 'none' });
  await page.locator(id('begin')).click();
  await toOwnTurn(page);
  server.silence();
  await page.clock.fastForward(12_000);
  await page.clock.fastForward(5_000);
  await page.locator(`${id('line')}[data-line="reconnecting"]`).waitFor({ state: 'attached' });
  await page.locator(`${id('line')}[data-line="open"]`).waitFor({ state: 'attached' });
  await toOwnTurn(page, 2);
});
