/** A whole match of every game through the page, and the books agree with what it showed. */
import { GAME_IDS } from '@paiju/engine';
import { expect } from 'vitest';
import { goToFirst, WAYS } from './hands.ts';
import { test } from './harness.ts';
import { booksOf, keptRecord } from './ledger.ts';
import { id, numbersBySeat, sheets } from './look.ts';
import { isFirstTouch, playOn } from './play.ts';
import { begin } from './screens.ts';

const CASES = GAME_IDS.flatMap((game) => WAYS.map((by) => ({ game, by })));

test.for(CASES)('a match of $game is played to its end by $by', async ({ game, by }, { open }) => {
  const page = await open();
  await begin(page, game, by);
  const shown: number[][] = [];
  const end = page.locator(`${id('next-round')}, ${id('match-over')}`);
  // The tile drawn last is reached by Tab alone; once in a match the arrows have to lead to it.
  let isToWalk = by === 'keyboard';
  const watch = async (wanted: string): Promise<boolean> => {
    if (isToWalk && isFirstTouch(wanted)) {
      isToWalk = false;
      await goToFirst(page, wanted);
    }
    if (wanted.includes('settlement-close') && (await end.count()) > 0)
      shown.push(...(await sheets(page, by)));
    return false;
  };
  await playOn(page, { by, watch });
  await page.locator(id('match-over')).waitFor();
  await expect.poll(async () => booksOf(await keptRecord(page)).isOver).toBe(true);
  const books = booksOf(await keptRecord(page));
  expect(await numbersBySeat(page, 'points')).toEqual(books.points);
  expect(books.settled.length).toBeGreaterThan(0);
  expect(shown).toEqual(books.settled);
});
