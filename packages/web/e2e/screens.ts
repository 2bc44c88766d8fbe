/** Every screen of the page, and the way there for somebody whose browser is empty. */
import type { Page } from 'playwright-core';
import type { By } from './hands.ts';
import { press } from './hands.ts';
import { id } from './look.ts';
import { playOn } from './play.ts';
import { openRecord, recordOf } from './records.ts';

/** Width and height of what people hold in their hands or have on their desks. */
export const SIZES = ['360x640', '390x844', '844x390', '768x1024', '1280x800', '1920x1080'] as const;

export const GAMES = ['xuezhan', 'wuhan', 'haiyuki'] as const;

/** Runs on a page that shows home. */
type Way = (page: Page) => Promise<void>;

export const goTo = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
};

export const begin = async (page: Page, game: string, by: By = 'mouse'): Promise<void> => {
  await page.locator(id(`play-${game}`)).waitFor();
  await press(page, id(`play-${game}`), by);
  await page.locator(id('table')).waitFor();
};

/** Plays until so many times something has been pressed. */
const playSome =
  (game: string, presses: number): Way =>
  async (page) => {
    await begin(page, game);
    let left = presses;
    await playOn(page, { by: 'mouse', watch: () => left-- === 0 });
  };

/** Plays until the first settlement lies open. */
const playToSettlement =
  (game: string): Way =>
  async (page) => {
    await begin(page, game);
    await playOn(page, { by: 'mouse', watch: (wanted) => wanted.includes('settlement-close') });
  };

/** Plays one match to its end. */
const playThrough =
  (game: string): Way =>
  async (page) => {
    await begin(page, game);
    await playOn(page, { by: 'mouse' });
  };

const at =
  (hash: string, shows: string): Way =>
  async (page) => {
    await goTo(page, hash);
    await page.locator(shows).first().waitFor();
  };

/** A game that bots have played, and from there perhaps to a further screen. */
const opened =
  (game: (typeof GAMES)[number], door: string | null = null, shows = ''): Way =>
  async (page) => {
    await openRecord(page, recordOf(game));
    if (door === null) return;
    await page.locator(id(door)).click();
    await page.locator(shows).first().waitFor();
  };

const perGame = (name: string, way: (game: (typeof GAMES)[number]) => Way): Readonly<Record<string, Way>> =>
  Object.fromEntries(GAMES.map((game) => [`${name}-${game}`, way(game)]));

export const SCREENS: Readonly<Record<string, Way>> = {
  home: async () => {},
  'home-table': async (page) => page.locator(id('table-xuezhan')).click(),
  ...perGame('opening', (game) => playSome(game, 0)),
  ...perGame('table', (game) => playSome(game, 14)),
  ...perGame('settlement', playToSettlement),
  ...perGame('over', (game) => playThrough(game)),
  ...perGame('replay', (game) => opened(game)),
  ...perGame('review', (game) => opened(game, 'review', id('review-row'))),
  records: async (page) => {
    await opened('haiyuki')(page);
    await at('#/records', id('record-row'))(page);
  },
  ...perGame('rules', (game) => at(`#/rules/${game}`, id('rules'))),
  ...perGame('tutorial', (game) => at(`#/learn/${game}`, id('tutorial'))),
  settings: at('#/settings', id('setting-face')),
  tournament: at('#/tournament', id('tournament')),
  gallery: at('#/gallery', 'main'),
};
