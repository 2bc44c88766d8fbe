/** Friends meet at a table: by a link, for a whole match and another, each in a browser of their own. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS, GAMES } from '@paiju/engine';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from './axe.ts';
import { coveredAt } from './covered.ts';
import { misfitsAt } from './fits.ts';
import type { By } from './hands.ts';
import { press } from './hands.ts';
import type { OpenPage } from './harness.ts';
import { test } from './harness.ts';
import { booksOf, keptRecord } from './ledger.ts';
import { id, numbersBySeat, standing } from './look.ts';
import { isFirstTouch, playOn } from './play.ts';
import { SIZES } from './screens.ts';

interface Evening {
  readonly game: GameId;
  /** Bots have the other chairs. */
  readonly people: number;
  /** A bot has played for somebody without a network, and they stay away so much longer. */
  readonly awayMs: number;
  /** How everybody presses things, but the host while playing. */
  readonly by: By;
}

/** `PAIJU_ONLINE=long` plays every game with people on all chairs; else a duel, and the shortest game of four. */
const EVENINGS: readonly Evening[] =
  process.env.PAIJU_ONLINE === 'long'
    ? GAME_IDS.map((game) => ({ game, people: GAMES[game].rules.seats, awayMs: 30_000, by: 'mouse' }))
    : [
        { game: 'haiyuki', people: 2, awayMs: 0, by: 'mouse' },
        { game: 'wuhan', people: 2, awayMs: 0, by: 'keyboard' },
      ];
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

const go = async (page: Page, button: string, by: By): Promise<void> => {
  await page.locator(id(button)).waitFor();
  await press(page, id(button), by);
};

const copied = async (page: Page, button: string, by: By): Promise<string> => {
  await go(page, button, by);
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Opens a table of the game, as home leads there. */
const openTable = async (open: OpenPage, game: GameId, by: By): Promise<Invited> => {
  const host = await open({ first: chooseShort, permissions: ['clipboard-read', 'clipboard-write'] });
  await go(host, 'door-online', by);
  await go(host, 'new-table', by);
  await host.locator(`${id('create-game')} input[value="${game}"]`).check({ force: true });
  await host.locator(`${id('create-clock')} input[value="relaxed"]`).check({ force: true });
  await host.locator(id('create-delay')).selectOption('15');
  await go(host, 'open-the-table', by);
  await host.locator(id('waiting-room')).waitFor();
  return {
    host,
    join: await copied(host, 'copy-invite', by),
    watch: await copied(host, 'copy-watch', by),
  };
};

const hashOf = (link: string): string => new URL(link).hash;

const come = async (
  open: OpenPage,
  link: string,
  { seat, by }: { readonly seat: number; readonly by: By },
): Promise<Page> => {
  const page = await open({ at: hashOf(link), settings: { name: NAMES[seat] }, losesNetwork: true });
  await go(page, `sit-${seat}`, by);
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

const discardsOf = (page: Page): Locator => page.locator('.river .tile, .discard .tile');

/** How many discards whoever watches sees when the first lies on the table; they see it too, later. */
const isLate = async (host: Page, watcher: Page): Promise<number> => {
  await discardsOf(host).first().waitFor();
  const seen = await discardsOf(watcher).count();
  await discardsOf(watcher).first().waitFor();
  return seen;
};

/** One loses the network in the own turn of another; a bot sits in; back again, nothing is missing. */
const loseOne = async (
  host: Page,
  lost: Page,
  { seat, awayMs }: { readonly seat: number; readonly awayMs: number },
): Promise<void> => {
  await toOwnTurn(host, 2);
  await lost.context().setOffline(true);
  await lost.locator(`${id('line')}[data-line="reconnecting"]`).waitFor();
  await host.locator(at(seat, 'presence-away')).waitFor();
  await host.locator(at(seat, 'presence-stand-in')).waitFor();
  await host.waitForTimeout(awayMs);
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

/** Everybody who played has a number in the wall, and whoever likes works it out again; whoever looked on too. */
const checksWall = async (people: readonly Page[], watcher: Page): Promise<void> => {
  for (const page of people) {
    await page.locator(id('check-wall')).click();
    await page.locator(`${id('wall-verdict')}[data-fine]`).waitFor();
    const outcomes = await page
      .locator('.wall-steps li')
      .evaluateAll((steps) => steps.map((step) => (step as HTMLElement).dataset.outcome));
    expect(outcomes.filter((outcome) => outcome !== 'fits')).toEqual([]);
    expect([...(await violationsOf(page)), ...(await misfitsAt(page, SIZES, id('wall-sheet')))]).toEqual([]);
    // Where the table is laid out anew for another size, what lay over it is closed.
    const close = page.locator(id('wall-close'));
    if (await close.isVisible()) await close.click();
  }
  await watcher.locator(id('check-wall')).waitFor();
  for (const page of [...people, watcher])
    expect(await page.locator(id('wall-finding')).count(), 'nobody has cheated').toBe(0);
};

/** The last to be asked sees who else wants to; nothing is wrong with that screen, nor with the chairs behind it. */
const playAgain = async ([host, ...friends]: readonly Page[], by: By): Promise<void> => {
  if (host === undefined) return;
  const people = [...friends, host];
  for (const page of friends) await go(page, 'again', by);
  await host
    .locator(id('wants-again'))
    .filter({ hasText: NAMES[1] ?? '' })
    .waitFor();
  expect([...(await violationsOf(host)), ...(await coveredAt(host, SIZES))]).toEqual([]);
  await host.locator(id('to-chairs')).click();
  expect([...(await violationsOf(host)), ...(await misfitsAt(host, SIZES))]).toEqual([]);
  await host.locator(id('to-table')).click();
  await host.locator(id('again')).click();
  for (const page of people) await page.locator(id('hand-tile')).first().waitFor();
};

test.for(EVENINGS)(
  '$game by a link for $people, one of them lost for a while, to the end and once more',
  { timeout: LONGEST_MS },
  async ({ game, people: size, awayMs, by }, { open }) => {
    const { host, join, watch } = await openTable(open, game, by);
    const friends: Page[] = [];
    for (let seat = 1; seat < size; seat += 1) friends.push(await come(open, join, { seat, by }));
    const people = [host, ...friends];
    for (const page of people) page.context().setDefaultTimeout(LONGEST_MS / 2);
    const watcher = await open({ at: hashOf(watch) });
    await watcher.locator(id('waiting-room')).waitFor();
    expect(await watcher.locator(id('invite')).count(), 'a watcher cannot invite').toBe(0);
    await go(host, 'begin', by);
    const playing = Promise.all(friends.map((page) => playOn(page, { by })));
    playing.catch(() => {}); // Said below, where it is waited for.
    const late = isLate(host, watcher);
    late.catch(() => {});

    await loseOne(host, friends.at(-1) ?? host, { seat: size - 1, awayMs });
    for (const page of people) {
      await page.locator(at(0, 'seat-clock')).waitFor();
      expect(await page.locator(id('seat-clock')).count(), 'clocks that run').toBe(1);
    }
    expect(await late, 'what watchers see of the first discard when it lies there').toBe(0);

    await Promise.all([playing, playOn(host, { by: 'mouse' })]);
    const points = await holdsBooks(people);
    await watcher.locator(id('match-over')).waitFor();
    await expect.poll(() => numbersBySeat(watcher, 'points')).toEqual(points);
    await checksWall(people, watcher);
    await playAgain(people, by);
  },
);

const keptWhenSaved = async (page: Page) => {
  await page.locator(id('match-saved')).waitFor();
  return keptRecord(page);
};
