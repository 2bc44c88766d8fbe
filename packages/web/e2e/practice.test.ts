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
