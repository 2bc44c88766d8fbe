/** Presses: whoever has only keys sees where they are, what lies below something else is not pressed, and any press ends a show. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { openRecord, recordOf } from './records.ts';
import { SCREENS } from './screens.ts';

/** More than twice what any of these screens has to stop at. */
const STOPS = 100;

/** Runs in the page: what has the focus and shows it nowhere; null where it is seen, `end` where nothing has it. */
const unseenFocus = (): string | null => {
  const active = document.activeElement;
  if (active === null || active === document.body) return 'end';
  for (
    let each: Element | null = active;
    each !== null && each !== document.body;
    each = each.parentElement
  ) {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return null;
  }
  return active.outerHTML.slice(0, 100);
};

/** What Tab leads to once around the page, and cannot be seen to have the focus. */
const unseenIn = async (page: Page): Promise<readonly string[]> => {
  const unseen = new Set<string>();
  let ends = 0;
  for (let stop = 0; stop < STOPS && ends < 2; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(unseenFocus);
    if (found === 'end') ends += 1;
    else if (found !== null) unseen.add(found);
  }
  return [...unseen];
};

test.for(['home-more', 'table-xuezhan', 'menu', 'settings', 'bots', 'decision', 'room'])(
  'what has the focus is seen on %s',
  async (screen, { open }) => {
    const page = await open();
    const way = SCREENS[screen];
    if (way === undefined) throw new Error(`there is no screen ${screen}`);
    await way(page);
    expect(await unseenIn(page)).toEqual([]);
  },
);

test('keys are not for the table while its menu lies over it', async ({ open }) => {
  const page = await open();
  await SCREENS['give-up']?.(page);
  await page.locator(id('menu')).click();
  await page.locator(id('menu-close')).waitFor();
  await page.keyboard.press('2');
  await page.locator(id('menu-close')).click();
  await page.keyboard.press('1');
  await page.locator(id('void-0')).waitFor();
  expect(await page.locator(id('void-0')).evaluate(({ outerHTML }) => outerHTML)).toContain('characters');
});

test('of several answers to one key the person chooses, and the own tiles of the one that is looked at rise', async ({
  open,
}) => {
  const page = await open();
  await SCREENS['answers-pung']?.(page);
  const focused = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-answer'));
  const risen = page.locator('.hand-tile[data-risen]');
  const melds = page.locator('.own-melds .meld');
  const before = await melds.count();
  await expect.poll(focused, { message: 'what happens by default' }).toContain('pass');
  expect(await risen.count()).toBe(0);
  await page.keyboard.press('c');
  const first = await page.locator(id('action-chow')).first().getAttribute('data-answer');
  expect(await focused()).toBe(first);
  expect(await risen.count()).toBe(2);
  const highest = (tiles: Locator): Promise<number> =>
    tiles.evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().top)));
  const others = page.locator('.hand-tile:not([data-risen])');
  await expect.poll(async () => (await highest(others)) - (await highest(risen))).toBeGreaterThan(5);
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toContain('pung');
  await page.keyboard.press('Shift+Tab');
  expect(await risen.count(), 'nothing is looked at').toBe(0);
  // A key that has been held down since before the question answers nothing.
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'p', repeat: true })));
  expect(await page.locator(id('action-pung')).count()).toBe(1);
  await page.keyboard.press('p');
  await expect.poll(() => melds.count()).toBe(before + 1);
});

/** Runs in the page: what is shown for a while is shown for very long from now on. */
const lastLong = (): void => {
  const wait = window.setTimeout;
  window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms * 1000)) as typeof window.setTimeout;
};

const PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  key: (page) => page.keyboard.press('Shift'),
  pointer: (page) => page.mouse.click(2, 2),
};

test.for(Object.keys(PRESSES))(
  'what is shown of a win is over with the press of a %s',
  async (by, { open }) => {
    const page = await open();
    await openRecord(page, recordOf('xuezhan'));
    await page.evaluate(lastLong);
    await page.locator(id('replay-nextWin')).click();
    const show = page.locator('.win-show');
    await show.waitFor();
    await PRESSES[by]?.(page);
    await show.waitFor({ state: 'detached' });
  },
);
