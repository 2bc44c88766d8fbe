/** Friends meet at a table: by a link, for a whole match and another, each in a browser of their own. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS, GAMES } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenPage } from './harness.ts';
import { test } from './harness.ts';
import { booksOf, keptRecord } from './ledger.ts';
import { id, numbersBySeat, standing } from './look.ts';
import { isFirstTouch, playOn } from './play.ts';

/** `PAIJU_ONLINE=long` plays every game with all its seats, and leaves somebody without a network for so long. */
const AWAY_MS = 30_000;
const LONG_GAMES = process.env.PAIJU_ONLINE === 'long' ? GAME_IDS : [];
/** A match is played at the pace of people. */
const LONGEST_MS = 600_000;
const NAMES = ['Ann', 'Ben', 'Cai', 'Dee'];

/** Runs in the page before anything of it: a duel is two rounds, other games are one deal. */
const chooseShort = (): void => {
  const kept = JSON.parse(localStorage.getItem('paiju.choices') ?? '{}');
  kept.games.haiyuki = { ...kept.games.haiyuki, preset: 'rulebook', changes: { rounds: 2, extraRounds: 0 } };
  localStorage.setItem('paiju.choices', JSON.stringify(kept));
};

interface Invited {
  readonly host: Page;
  /** The links as they are copied. */
  readonly join: string;
  readonly watch: string;
}

const copied = async (page: Page, button: string): Promise<string> => {
  await page.locator(id(button)).click();
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Opens a table of the game, as home leads there. */
const openTable = async (open: OpenPage, game: GameId): Promise<Invited> => {
  const host = await open({ first: chooseShort, permissions: ['clipboard-read', 'clipboard-write'] });
  await host.locator(id('door-online')).click();
  await host.locator(id('new-table')).click();
  await host.locator(`${id('create-game')} input[value="${game}"]`).check({ force: true });
  await host.locator(`${id('create-clock')} input[value="relaxed"]`).check({ force: true });
  await host.locator(id('create-delay')).selectOption('15');
  await host.locator(id('open-the-table')).click();
  await host.locator(id('who-name')).fill(NAMES[0] ?? '');
  await host.locator(id('who-go')).click();
  await host.locator(id('waiting-room')).waitFor();
  return { host, join: await copied(host, 'copy-invite'), watch: await copied(host, 'copy-watch') };
};

const hashOf = (link: string): string => new URL(link).hash;

const come = async (open: OpenPage, link: string, seat: number): Promise<Page> => {
  const page = await open({ at: hashOf(link), settings: { name: NAMES[seat] }, losesNetwork: true });
  await page.locator(id(`sit-${seat}`)).click();
  await page.locator(id('waiting-room')).waitFor();
  return page;
};

/** Plays until it is the own turn, and at least so many things have been pressed: nobody else can do anything then. */
const toOwnTurn = async (page: Page, presses: number): Promise<void> => {
  let left = presses;
  await playOn(page, { by: 'mouse', watch: (wanted) => left-- <= 0 && isFirstTouch(wanted) });
};

const at = (seat: number, what: string): string =>
  `:is(${id(`seat-${seat}`)}, ${id(`fighter-${seat}`)}) ${id(what)}`;

/** What everybody can see. */
const seenBy = async (page: Page): Promise<object> => ({ ...(await standing(page)), hand: null });

const discardsSeen = (page: Page): Promise<number> => page.locator('.river .tile, .discard .tile').count();

/** One loses the network in the own turn of another; a bot sits in; back again, nothing is missing. */
const loseOne = async (host: Page, lost: Page, seat: number): Promise<void> => {
  await toOwnTurn(host, 2);
  await lost.context().setOffline(true);
  await lost.locator(`${id('line')}[data-line="reconnecting"]`).waitFor();
  await host.locator(at(seat, 'presence-away')).waitFor();
  await host.locator(at(seat, 'presence-stand-in')).waitFor();
  await host.waitForTimeout(AWAY_MS);
  await toOwnTurn(host, 3);
  await lost.context().setOffline(false);
  await host.locator(at(seat, 'presence-stand-in')).waitFor({ state: 'detached' });
  await expect.poll(() => seenBy(lost)).toEqual(await seenBy(host));
};

/** Each has the same record of the match as the host, and the points that stand in it. */
const holdsBooks = async (people: readonly Page[]): Promise<readonly number[]> => {
  const [host, ...friends] = await Promise.all(
    people.map(async (page) => booksOf(await keptWhenSaved(page))),
  );
  expect(host?.isOver).toBe(true);
  for (const books of friends) expect(books).toEqual(host);
  for (const page of people) expect(await numbersBySeat(page, 'points')).toEqual(host?.points);
  return host?.points ?? [];
};

const playAgain = async (people: readonly Page[]): Promise<void> => {
  for (const page of people) await page.locator(id('again')).click();
  for (const page of people) await page.locator(id('hand-tile')).first().waitFor();
};

test('a duel by a link, to its end, and once more', { timeout: LONGEST_MS }, async ({ open }) => {
  const { host, join } = await openTable(open, 'haiyuki');
  const people = [host, await come(open, join, 1)];
  for (const page of people) page.context().setDefaultTimeout(LONGEST_MS / 2);
  await host.locator(id('begin')).click();
  await Promise.all(people.map((page) => playOn(page, { by: 'mouse' })));
  await holdsBooks(people);
  await playAgain(people);
});

test.for(LONG_GAMES)(
  '%s by a link, one of them lost for a while, to the end and once more',
  { timeout: LONGEST_MS },
  async (game, { open }) => {
    const { seats } = GAMES[game].rules;
    const { host, join, watch } = await openTable(open, game);
    const friends: Page[] = [];
    for (let seat = 1; seat < seats; seat += 1) friends.push(await come(open, join, seat));
    const people = [host, ...friends];
    for (const page of people) page.context().setDefaultTimeout(LONGEST_MS / 2);
    const watcher = await open({ at: hashOf(watch) });
    await watcher.locator(id('waiting-room')).waitFor();
    expect(await watcher.locator(id('invite')).count(), 'a watcher cannot invite').toBe(0);
    await host.locator(id('begin')).click();
    const playing = Promise.all(friends.map((page) => playOn(page, { by: 'mouse' })));
    playing.catch(() => {}); // Said below, where it is waited for.

    const lateness = watcher
      .locator(id('table'))
      .waitFor()
      .then(async () => [await discardsSeen(watcher), await discardsSeen(host)] as const);
    lateness.catch(() => {});
    const last = seats - 1;
    await loseOne(host, friends[last - 1] ?? host, last);
    for (const page of people) {
      await page.locator(at(0, 'seat-clock')).waitFor();
      expect(await page.locator(id('seat-clock')).count(), 'clocks that run').toBe(1);
    }
    const [seenLate, seenNow] = await lateness;
    expect(seenLate).toBeLessThan(seenNow);

    await Promise.all([playing, playOn(host, { by: 'mouse' })]);
    const points = await holdsBooks(people);
    await watcher.locator(id('match-over')).waitFor();
    await expect.poll(() => numbersBySeat(watcher, 'points')).toEqual(points);
    await playAgain(people);
  },
);

const keptWhenSaved = async (page: Page) => {
  await page.locator(id('match-saved')).waitFor();
  return keptRecord(page);
};
