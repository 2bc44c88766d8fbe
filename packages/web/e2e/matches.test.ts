/** A whole match of every game through the page, and the books agree with what it showed. */
import { expect } from 'vitest';
import type { By } from './hands.ts';
import { test } from './harness.ts';
import { booksOf, keptRecord } from './ledger.ts';
import { id, numbersBySeat, sheets } from './look.ts';
import { playOn } from './play.ts';
import { begin, GAMES } from './screens.ts';

const CASES = GAMES.map((game) => ({ game, by: 'mouse' as By }));

test.for([...CASES, { game: 'xuezhan', by: 'keyboard' as By }])(
  'a match of $game is played to its end by $by',
  async ({ game, by }, { open }) => {
    const page = await open();
    await begin(page, game, by);
    const shown: number[][] = [];
    const end = page.locator(`${id('next-round')}, ${id('match-over')}`);
    const watch = async (wanted: string): Promise<boolean> => {
      if (wanted.includes('settlement-close') && (await end.count()) > 0) shown.push(...(await sheets(page)));
      return false;
    };
    await playOn(page, { by, watch });
    await page.locator(id('match-over')).waitFor();
    const books = booksOf(await keptRecord(page));
    expect(books.isOver).toBe(true);
    expect(await numbersBySeat(page, 'points')).toEqual(books.points);
    expect(books.settled.length).toBeGreaterThan(0);
    expect(shown).toEqual(books.settled);
  },
);
