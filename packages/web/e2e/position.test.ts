/** The position on the table as text: what a person may copy while practising, and out of a finished game. */
import type { Position } from '@paiju/engine';
import { GAME_IDS, GAMES, readPosition } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { isFirstTouch, playOn } from './play.ts';
import { openRecord, recordOf } from './records.ts';
import { begin } from './screens.ts';

/** The clipboard of the page, as far as this test needs one. */
const copied = async (page: Page): Promise<string> => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => document.body.setAttribute('data-copied', text) },
    });
  });
  await page.locator(id('copy-position')).click();
  const text = (): Promise<string | null> => page.locator('body').getAttribute('data-copied');
  await expect.poll(text).not.toBeNull();
  const found = (await text()) ?? '';
  await page.evaluate(() => document.body.removeAttribute('data-copied'));
  return found;
};

const positionIn = (text: string): Position => {
  const read = readPosition(GAMES, text);
  if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
  return read.value;
};

test.for(GAME_IDS)('a replay of %s copies what is looked at', async (game, { open }) => {
  const page = await open();
  await openRecord(page, recordOf(game));
  await page.keyboard.press('ArrowRight');
  expect(positionIn(await copied(page)).sight).toBe('all');
  await page.locator(id('replay-viewpoint')).selectOption('1');
  expect(positionIn(await copied(page)).sight).toBe(1);
});

test('practice copies the own sight and no other hand', async ({ open }) => {
  const page = await open();
  await begin(page, 'wuhan');
  await playOn(page, { by: 'mouse', watch: isFirstTouch });
  await page.locator(id('menu')).click();
  const text = await copied(page);
  expect(positionIn(text).sight).toBe(0);
  expect(text.match(/; [1-3]\*? \?\d+/g)).toHaveLength(3);
  expect(text).toMatch(/; wall \?\d+$/);
});
