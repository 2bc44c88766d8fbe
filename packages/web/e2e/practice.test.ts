/** What helps while one learns: undo, hints, and a sentence for what is not allowed. */
import { GAME_IDS } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id, standing } from './look.ts';
import { isFirstTouch, playOn } from './play.ts';
import { begin } from './screens.ts';

test('whoever comes first finds the lesson first, and the game after a game was begun', async ({ open }) => {
  const page = await open();
  const doors = page.locator('.game-doors > .button-strong');
  const main = (): Promise<readonly (string | null)[]> =>
    doors.evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')));
  await expect.poll(main).toEqual(GAME_IDS.map((game) => `learn-${game}`));
  await begin(page, 'wuhan');
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await expect.poll(main).toEqual(GAME_IDS.map((game) => `play-${game}`));
});

test.for(GAME_IDS)('a discard in %s can be taken back', async (game, { open }) => {
  const page = await open();
  await begin(page, game);
  let discards = 0;
  await playOn(page, { by: 'mouse', watch: (wanted) => isFirstTouch(wanted) && ++discards > 4 });
  const before = await standing(page);
  let presses = 0;
  await playOn(page, { by: 'mouse', watch: () => presses++ === 2 });
  expect(await standing(page)).not.toEqual(before);
  await page.locator(id('undo')).click();
  await expect.poll(() => standing(page)).toEqual(before);
});

test.for(GAME_IDS)('the expert says what it would do in %s, and why', async (game, { open }) => {
  const page = await open();
  await begin(page, game);
  let discards = 0;
  await playOn(page, { by: 'mouse', watch: (wanted) => isFirstTouch(wanted) && ++discards > 4 });
  await page.locator(id('hint')).click();
  expect(await page.locator(id('hint-best')).innerText()).toMatch(/[a-z]{3}/);
  await expect.poll(() => hiddenBelow(page), { message: 'what happened last is in sight' }).toBeLessThan(2);
});

/** How much of the log lies below its lower edge, in pixels. */
const hiddenBelow = (page: Page): Promise<number> =>
  page.locator(id('log')).evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);

test('a tile that may not be discarded says why', async ({ open }) => {
  const page = await open();
  await begin(page, 'xuezhan');
  const barred = page.locator(`${id('hand-tile')}[data-legal="false"]`);
  await playOn(page, {
    by: 'mouse',
    watch: async (wanted) =>
      isFirstTouch(wanted) &&
      !(await page.locator(id('action-bury')).isVisible()) &&
      (await barred.count()) > 0,
  });
  const before = await standing(page);
  await barred.first().click();
  await expect.poll(() => page.locator(id('hand-note')).innerText()).toMatch(/[a-z]{3}.*\./);
  expect(await standing(page)).toEqual(before);
});

test('a skill that cannot be used says why', async ({ open }) => {
  const page = await open();
  await begin(page, 'haiyuki');
  await playOn(page, { by: 'mouse', watch: isFirstTouch });
  await page.locator('[data-testid^="skill-"][data-usable="false"]').first().click({ force: true });
  await expect.poll(() => page.locator(id('table')).innerText()).toMatch(/[a-z]{3}.*\./);
});

test('on a phone hint and undo stand below the hand, and a hint hides nothing', async ({ open }) => {
  const page = await open();
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, 'wuhan');
  let discards = 0;
  await playOn(page, { by: 'mouse', watch: (wanted) => isFirstTouch(wanted) && ++discards > 2 });
  expect(await page.locator(id('ticker')).innerText()).toMatch(/[a-z]{3}.*\./);
  const hand = await page.locator(id('own-hand')).boundingBox();
  for (const button of ['undo', 'hint']) {
    const box = await page.locator(id(button)).boundingBox();
    expect(box?.y, button).toBeGreaterThanOrEqual((hand?.y ?? 0) + (hand?.height ?? 0));
    expect(box?.height, button).toBeGreaterThanOrEqual(44);
  }
  await page.locator(id('hint')).click();
  expect(await page.locator(id('hint-best')).innerText()).toMatch(/^[A-Z].*: .*\.$/);
  // One tile of the hand is ringed, and it is the one that the hint is about.
  const advised = JSON.parse((await page.locator(id('hint-best')).getAttribute('data-action')) ?? '{}');
  const ringed = page.locator('[data-advised]');
  expect([advised.type, await ringed.count()]).toEqual(['discard', 1]);
  await ringed.and(page.locator(id('hand-tile'))).waitFor();
  const numbers = page.locator(id('hint-numbers'));
  expect(await numbers.getAttribute('open')).toBeNull();
  await numbers.locator('summary').press('Enter');
  await expect.poll(() => overTable(page)).toEqual([]);
  await page.locator(id('hint')).click();
  await expect.poll(() => ringed.count()).toBe(0);
});

/** Whether the line below the table, with whatever it has to say, reaches into it or beyond the window. */
const overTable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const table = document.querySelector('[data-testid="table"]')?.getBoundingClientRect();
    const foot = document.querySelector('[data-testid="foot"]')?.getBoundingClientRect();
    if (table === undefined || foot === undefined) return ['nothing to see'];
    return [
      ...(foot.top < table.bottom - 1 ? ['over the table'] : []),
      ...(foot.bottom > innerHeight + 1 ? ['outside'] : []),
    ];
  });
