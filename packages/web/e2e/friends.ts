/** Friends at tables online: each in a browser of their own, or only known to the server. */
import type { GameId } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { ListedTable, NewGuest, NewTable, TableCodes } from '@paiju/protocol';
import type { Page } from 'playwright-core';
import { freshProfile, from, newAddress } from './browser.ts';
import { id } from './look.ts';

export interface TableWish extends Partial<ListedTable['terms']> {
  readonly ruleset: GameId;
  /** The levels of bots, from the second chair on; the others are free. */
  readonly lineup?: readonly (string | null)[];
}

const ask = async <T>(page: Page, path: string, body: object, token?: string): Promise<T> => {
  const response = await fetch(new URL(`api/${path}`, page.url()), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...from(newAddress()),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
};

/** Somebody new, whom only the server knows. */
export const meet = (page: Page, name: string): Promise<NewGuest> =>
  ask(page, 'guests', { name, face: null });

/** Opens a table for somebody, who then has its first chair. */
export const openFor = async (page: Page, { token }: NewGuest, wish: TableWish): Promise<TableCodes> => {
  const { lineup = [], ...terms } = wish;
  const { seats, options } = GAMES[wish.ruleset].rules;
  const table: NewTable = {
    terms: {
      preset: options.defaultPreset,
      changes: {},
      clock: 'normal',
      watchDelayS: 0,
      isListed: false,
      ...terms,
    },
    lineup: Array.from({ length: seats }, (_, seat) => lineup[seat - 1] ?? null).with(0, null),
  };
  return ask(page, 'tables', table, token);
};

/** A table of somebody who is not there. */
export const tableOf = async (page: Page, name: string, wish: TableWish): Promise<TableCodes> =>
  openFor(page, await meet(page, name), wish);

/** Whoever looks at this page is somebody from now on: from when it is loaded anew. */
export const become = async (page: Page, name: string): Promise<NewGuest> => {
  const own = await meet(page, name);
  await page.evaluate(
    ([guest, called]) => {
      const settings = JSON.parse(localStorage.getItem('paiju.settings') ?? '{}');
      localStorage.setItem('paiju.guest', guest);
      localStorage.setItem('paiju.settings', JSON.stringify({ ...settings, name: called }));
    },
    [JSON.stringify(own), name] as const,
  );
  return own;
};

/** Opens a table for whoever looks at this page, and goes there. */
export const openTable = async (page: Page, name: string, wish: TableWish): Promise<TableCodes> => {
  const codes = await openFor(page, await become(page, name), wish);
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/${codes.joinCode}`);
  await page.reload();
  await page.locator(id('waiting-room')).waitFor();
  return codes;
};

/** Comes by a link and takes a chair. */
export const sitDown = async (page: Page, code: string, seat: number): Promise<void> => {
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/${code}`);
  await page.locator(id(`sit-${seat}`)).click();
  await page.locator(id('waiting-room')).waitFor();
};

/** A friend in another browser, who is there as long as the page is. */
export const friendOf = async (page: Page, name: string): Promise<Page> => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  const context = await freshProfile(browser, { settings: { name } });
  page.context().once('close', () => void context.close());
  context.setDefaultTimeout(60_000);
  const friend = await context.newPage();
  await friend.goto(page.url().replace(/#.*/, ''));
  return friend;
};
