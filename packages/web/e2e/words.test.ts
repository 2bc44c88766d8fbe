/** Four languages and two faces of the tiles, changed while the page is open. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { begin, goTo } from './screens.ts';

test('the page speaks the language of the browser', async ({ open }) => {
  const page = await open({ locale: 'ko-KR', settings: { language: null } });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ko');
  expect(await page.locator(id('play-xuezhan')).textContent()).toMatch(/[가-힣]/);
});

test.for([
  ['zh', /[一-鿿]/],
  ['ja', /[ぁ-ヿ]/],
  ['ko', /[가-힣]/],
] as const)('%s is chosen at home and holds at the table', async ([language, script], { open }) => {
  const page = await open();
  expect(await page.locator('main').innerText()).toMatch(/Play/);
  await page.locator(id('language')).selectOption(language);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
  await expect.poll(() => page.locator('main').innerText()).toMatch(script);
  await begin(page, 'xuezhan');
  expect(await page.locator(id('hand-tile')).first().getAttribute('aria-label')).not.toMatch(/[A-Za-z]{3}/);
  await page.reload();
  await page.locator(id('table')).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
});

test('tiles change their face, and the table keeps it', async ({ open }) => {
  const page = await open();
  await goTo(page, '#/settings');
  await page.locator(id('setting-face-numerals')).check({ force: true });
  await expect.poll(() => page.locator('html').getAttribute('data-face')).toBe('numerals');
  await goTo(page, '#/');
  await begin(page, 'wuhan');
  const drawn = (): Promise<string> =>
    page
      .locator(`${id('hand-tile')} .tile`)
      .first()
      .innerHTML();
  const numerals = await drawn();
  await goTo(page, '#/settings');
  await page.locator(id('setting-face-classic')).check({ force: true });
  await goTo(page, '#/play');
  expect(await drawn()).not.toBe(numerals);
});
