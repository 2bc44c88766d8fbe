/** Before the first discard: what is given, put away or done without can be seen, and by keys. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { playOn } from './play.ts';
import { begin, SICHUAN } from './screens.ts';

interface Watched extends Window {
  /** The tiles that stood out in the own hand, one text for each time that changed. */
  risen?: string[];
}

/** Runs in the page. */
const noteRisen = (): void => {
  const watched = window as Watched;
  const noted: string[] = [];
  watched.risen = noted;
  new MutationObserver(() => {
    const tiles = [...document.querySelectorAll('.hand-tile[data-risen]')];
    const now = tiles.map((tile) => tile.getAttribute('data-tile')).join(' ');
    if (now !== noted.at(-1)) noted.push(now);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-risen'] });
};

const codes = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('data-tile') ?? '').sort());

/** Plays until something has been pressed, and is asked again. */
const afterFirst = (page: Page): Promise<void> => {
  let isPressed = false;
  return playOn(page, {
    // A mouse would rest where the next question opens, and point at it.
    by: 'keyboard',
    watch: (wanted) => {
      const isOver = isPressed;
      isPressed = wanted.includes('action-');
      return isOver;
    },
  });
};

test('tiles that were exchanged stand out for a moment, then a suit is given up by its key', async ({
  open,
}) => {
  const page = await open();
  await SICHUAN(page);
  await begin(page, 'xuezhan');
  await page.evaluate(noteRisen);
  await afterFirst(page);
  const risen = (): Promise<string[]> => page.evaluate(() => (window as Watched).risen ?? []);
  await expect.poll(async () => (await risen()).at(-1), { message: 'no longer' }).toBe('');
  const received = (await risen()).at(-2)?.split(' ') ?? [];
  expect(received).toHaveLength(3);
  // Gifts are three of one suit.
  expect(new Set(received.map((code) => code.at(-1))).size).toBe(1);
  const suits = page.locator(id('action-void'));
  const held = await suits.evaluateAll((all) =>
    all.map((one) => ({
      tiles: one.querySelectorAll('.tile').length,
      isMarked: one.querySelector('.answer-mark') !== null,
      text: one.textContent ?? '',
    })),
  );
  const fewest = Math.min(...held.map(({ tiles }) => tiles));
  expect(held.map(({ tiles, isMarked }) => isMarked === (tiles === fewest))).toEqual([true, true, true]);
  for (const { tiles, text } of held) expect(text).toContain(`${tiles} in hand`);
  await page.keyboard.press('2');
  await page.locator(id('void-0')).waitFor();
  expect(await page.locator(id('void-0')).evaluate(({ outerHTML }) => outerHTML)).toContain('dots');
});

test('tiles that were buried lie by the plate, and what others buried too', async ({ open }) => {
  const page = await open();
  await begin(page, 'xuezhan');
  let chosen: readonly string[] = [];
  await playOn(page, {
    by: 'mouse',
    watch: async (wanted) => {
      if (wanted.includes('action-')) chosen = await codes(page, `${id('hand-tile')}[data-raised]`);
      return chosen.length > 0 && !wanted.includes('action-');
    },
  });
  expect(chosen).toHaveLength(3);
  expect(await codes(page, `${id('buried-0')} > *`)).toEqual(chosen);
  expect(await page.locator('[data-testid^="buried-"] > *').count()).toBe(12);
});
