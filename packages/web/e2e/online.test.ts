/** Friends meet at a table: by a link, for a whole match and another, each in a browser of their own. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenPage } from './harness.ts';
import { test } from './harness.ts';
import { booksOf, keptRecord } from './ledger.ts';
import { id, numbersBySeat } from './look.ts';
import { playOn } from './play.ts';

/** A match is played at the pace of people. */
const LONGEST_MS = 120_000;

/** Runs in the page before anything of it: a duel of one round is a whole match, and a short one. */
const chooseOneRound = (): void => {
  const kept = JSON.parse(localStorage.getItem('paiju.choices') ?? '{}');
  kept.games.haiyuki = { ...kept.games.haiyuki, preset: 'rulebook', changes: { rounds: 1 } };
  localStorage.setItem('paiju.choices', JSON.stringify(kept));
};

/** Opens a table of the game and sits there; answers with the code to join. */
const openTable = async (host: Page, game: string): Promise<string> => {
  await host.locator(`${id('create-game')} input[value="${game}"]`).check({ force: true });
  await host.locator(id('open-the-table')).click();
  return host.locator(id('join-code')).innerText();
};

const come = async (open: OpenPage, code: string, seat: number, name: string): Promise<Page> => {
  const page = await open({ at: `#/table/${code}`, settings: { name } });
  await page.locator(id(`sit-${seat}`)).click();
  await page.locator(id('waiting-room')).waitFor();
  return page;
};

test('a duel by a link, to its end, and once more', { timeout: LONGEST_MS }, async ({ open }) => {
  const ann = await open({ at: '#/online/new', settings: { name: 'Ann' }, first: chooseOneRound });
  const code = await openTable(ann, 'haiyuki');
  const ben = await come(open, code, 1, 'Ben');
  await ann.locator(id('begin')).click();
  const people = [ann, ben];
  await Promise.all(people.map((page) => playOn(page, { by: 'mouse' })));
  for (const page of people) {
    await page.locator(id('to-replay')).waitFor();
    const books = booksOf(await keptRecord(page));
    expect(books.isOver).toBe(true);
    expect(await numbersBySeat(page, 'points')).toEqual(books.points);
  }
  for (const page of people) await page.locator(id('again')).click();
  for (const page of people) await page.locator(id('hand-tile')).first().waitFor();
});
