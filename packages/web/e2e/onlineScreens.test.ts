/** Screens of tables online: nothing that axe-core finds, in any theme, and nothing cut off or covered, at any size. */
import { GAME_IDS } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from './axe.ts';
import { coveredAt, foundAt } from './covered.ts';
import { DESK, isFine } from './fine.ts';
import { openTable } from './friends.ts';
import { faultsIn } from './geometry.ts';
import { test } from './harness.ts';
import { withInterruptions } from './interruptions.ts';
import { id } from './look.ts';
import { ONLINE_SCREENS } from './onlineScreens.ts';
import { measure, SOUGHT } from './parts.ts';
import { goTo, SIZES, sizeOf } from './screens.ts';

const BOTS = ['greedy', 'greedy', 'greedy'];

const go = async (page: Page, screen: string): Promise<void> => {
  const way = ONLINE_SCREENS[screen];
  if (way === undefined) throw new Error(`there is no screen ${screen}`);
  await way(page);
};

/** A table, where nothing scrolls; or something on it that is looked at after the rest. */
const isFineTable = async (page: Page, what: string, show?: () => Promise<void>): Promise<void> => {
  const found = [...(await violationsOf(page)), ...(await coveredAt(page, SIZES, show))];
  await page.setViewportSize(DESK);
  expect(found, what).toEqual([]);
};

test('lobby and new tables', async ({ open }) => {
  const page = await open();
  await go(page, 'lobby-empty');
  await isFine(page, 'nobody has a table');
  await go(page, 'lobby');
  await isFine(page, 'open tables');
  await go(page, 'quick');
  await isFine(page, 'looking for people');
  await go(page, 'create-rated');
  await isFine(page, 'a table that cannot count');
  await go(page, 'create-table');
  for (const game of GAME_IDS) {
    await page.locator(`${id('create-game')} input[value="${game}"]`).check({ force: true });
    await page.locator(`${id('more-options')} summary`).click();
    await isFine(page, `a new table of ${game}, with every option`);
  }
});

test('oneself', async ({ open }) => {
  const page = await open({ isRefused: true });
  await go(page, 'privacy');
  await isFine(page, 'what is stored');
  await goTo(page, '#/account');
  await page.locator(id('claim')).waitFor();
  await isFine(page, 'whoever is nobody yet');
  await page.locator(id('account-name')).fill(' ');
  await page.locator(id('account-name-save')).click();
  await isFine(page, 'whoever has no name');
  await go(page, 'claim-by-password');
  await isFine(page, 'a guest');
  await page.locator(id('new-password')).fill('short');
  await page.locator(id('set-password')).click();
  await page.locator(id('online-trouble')).waitFor();
  await isFine(page, 'a password that is none');
  await go(page, 'sign-in');
  await isFine(page, 'ways in');
  await go(page, 'paper');
  await isFine(page, 'a code on paper');
  const other = await open();
  await go(other, 'account');
  await isFine(other, 'an account');
});

test('fair play', async ({ open }) => {
  const page = await open();
  await go(page, 'fair-play');
  await isFine(page, 'how one stands, and who is blocked');
  await go(page, 'person');
  const lies = await foundAt(page, SIZES, async () => faultsIn(await page.evaluate(measure, SOUGHT)));
  // A name may be of any length: the plate cuts it, and the sheet about the person has it whole.
  const wrong = lies.filter((lie) => !lie.endsWith('inPlate plate-name is cut'));
  expect(wrong, 'a long name across').toEqual([]);
  await isFine(page, 'about somebody', id('person-sheet'));
  await page.locator(id('person-report')).click();
  await isFine(page, 'reporting somebody', id('person-sheet'));
});

test('the way to a chair', async ({ open }) => {
  const page = await open();
  await go(page, 'join');
  await isFine(page, 'invited');
  await go(page, 'no-table');
  await isFine(page, 'no such table');
});

test('waiting rooms', async ({ open }) => {
  const ann = await open();
  await go(ann, 'room');
  await isFine(ann, 'as host');
  const ben = await open();
  await go(ben, 'room-guest');
  await isFine(ben, 'as a guest');
  await ann.locator(id('occupant-3')).selectOption('novice');
  await ann.locator(`${id('chair-3')}[data-is="bot"]`).waitFor();
  const [late, watcher] = [await open({ at: new URL(ann.url()).hash }), await open()];
  await isFine(late, 'no chair is free');
  await late.locator(id('watch')).click();
  await late.locator(id('waiting-room')).waitFor();
  await isFine(late, 'watching before the match begins');
  await openTable(watcher, 'Dee', { ruleset: 'xuezhan', lineup: BOTS });
  await isFine(watcher, 'with bots alone');
});

/** A table that has just got another size may be drawn anew meanwhile, with nothing open. */
const openEmotes = async (page: Page): Promise<void> => {
  const hello = page.locator(id('emote-hello'));
  while (!(await hello.isVisible())) {
    await page.locator(id('emote')).click();
    await hello.waitFor({ timeout: 2_000 }).catch(() => undefined);
  }
};

test.for(['xuezhan', 'haiyuki'])('a table of %s with people, one of them away', async (game, { open }) => {
  const page = await open({ losesNetwork: true });
  await go(page, `online-${game}`);
  await page.locator(id('seat-clock')).first().waitFor();
  await isFineTable(page, 'in the own turn');
  await isFineTable(page, 'with something to say', () => openEmotes(page));
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await page.locator(`${id('line')}[data-line="reconnecting"]`).waitFor();
  await isFineTable(page, 'without a connection');
});

test('a table that is played elsewhere, is stopped, or does not speak our language', async ({ open }) => {
  const page = await open();
  const server = await withInterruptions(page);
  await go(page, 'online-elsewhere');
  await isFineTable(page, 'another device plays');
  server.say({ type: 'stopped', step: 12 });
  await page.locator(id('stopped')).waitFor();
  await isFineTable(page, 'stopped');
  await page.locator(id('menu')).click();
  await page.locator(id('leave')).click();
  await page.locator(id('leave-sure')).waitFor();
  await isFine(page, 'leaving', id('game-menu'));
  await page.locator(id('menu-close')).click();
  server.say({ type: 'rejected', code: 'client-too-old', at: 'protocol' });
  await page.locator(id('table-refused')).waitFor();
  await isFine(page, 'too old');
});

test('how people stand', async ({ open }) => {
  const page = await open();
  await go(page, 'ladders');
  await isFine(page, 'a ladder of bots');
  await go(page, 'no-matches');
  await isFine(page, 'nobody has no matches');
  await go(page, 'own-ladder');
  await page.locator('details summary').first().click();
  await isFine(page, 'the own rating');
  await page.locator(id('standing-matches')).click();
  await page.locator(id('match-row')).first().waitFor();
  await isFine(page, 'own matches');
  await page.locator(id('standing-statistics')).click();
  await page.locator(id('places')).waitFor();
  await page.locator('details summary').first().click();
  await isFine(page, 'statistics');
  await page
    .locator(`${id('opponent')} a`)
    .first()
    .click();
  await page.locator(id('balance')).waitFor();
  await page.locator(id('match-row')).first().waitFor();
  await isFine(page, 'head to head');
});

test('ratings at a table', async ({ open }) => {
  const page = await open();
  await go(page, 'room-rated');
  await isFine(page, 'beside names');
});

test('a wall is checked, also on a phone that is turned meanwhile', async ({ open }) => {
  const page = await open();
  await go(page, 'wall-check');
  // The sheet stands at all of them, or nothing of it is looked at.
  await isFine(page, 'the check of a wall', id('wall-sheet'));
  for (const size of SIZES) {
    await page.setViewportSize(sizeOf(size));
    expect(await page.locator(id('wall-verdict')).isVisible(), size).toBe(true);
  }
});

test('watching', async ({ open }) => {
  const page = await open();
  await go(page, 'online-watch');
  await isFineTable(page, 'a match');
});
