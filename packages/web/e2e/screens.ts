/** Every screen of the page, and the way there for somebody whose browser is empty. */
import type { AnyAction, GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import type { Page } from 'playwright-core';
import type { By } from './hands.ts';
import { press } from './hands.ts';
import { id } from './look.ts';
import { ONLINE_SCREENS } from './onlineScreens.ts';
import { playOn } from './play.ts';
import { carelessRecord, openRecord, recordOf } from './records.ts';
import type { Moment } from './takeOver.ts';
import { linesTo, takeOver } from './takeOver.ts';

/** Width and height of what people hold in their hands or have on their desks. */
export const SIZES = ['360x640', '390x844', '844x390', '768x1024', '1280x800', '1920x1080'] as const;

export const sizeOf = (size: string): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

/** Arguments are parts of names: `home 360x640`. */
export const chosen = <Name extends string>(
  names: readonly Name[],
  wanted: readonly string[],
): readonly Name[] => {
  const found = names.filter((name) => wanted.some((part) => name.includes(part)));
  return found.length === 0 ? names : found;
};

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
  (game: GameId, door: string | null = null, shows = ''): Way =>
  async (page) => {
    await openRecord(page, door === 'review' ? carelessRecord(game) : recordOf(game));
    if (door === null) return;
    await page.locator(id(door)).click();
    await page.locator(shows).first().waitFor();
  };

/** So much of a game has been shown: rivers are full and nobody has put the hands away. */
const SHOWN = 0.75;

const replayed =
  (game: GameId): Way =>
  async (page) => {
    await opened(game)(page);
    const slide = page.locator('.replay-slide input');
    const last = Number(await slide.getAttribute('max'));
    await slide.fill(String(Math.round(last * SHOWN)));
    await slide.blur();
  };

/** Plays until somebody's tile may be claimed. */
const playToClaim =
  (game: string): Way =>
  async (page) => {
    await begin(page, game);
    await playOn(page, {
      by: 'mouse',
      watch: () => page.locator(`${id('bar-about')}[data-tile]`).isVisible(),
    });
  };

const typesOf = (legal: readonly AnyAction[]): string => legal.map(({ type }) => type).join(' ');

/** As many answers as there may be at once. */
const MANY_ANSWERS: readonly Moment[] = [
  { preset: 'hongzhong', seed: 'c3', types: 'pung chow chow chow pass' },
  { preset: 'qipi', seed: '49', types: 'win chow chow chow pass' },
].map(({ types, ...moment }) => ({
  ...moment,
  game: 'wuhan',
  isIt: (legal: readonly AnyAction[]) => typesOf(legal) === types,
}));

const takenOver =
  (moment: Moment | undefined): Way =>
  async (page) => {
    if (moment === undefined) throw new Error('no such moment');
    await takeOver(page, moment.game, linesTo(moment));
    await page.locator('.action-bar .answer').first().waitFor();
  };

/** Plays on a phone until somebody has won and the round goes on. */
const playToWin: Way = async (page) => {
  await page.setViewportSize(sizeOf('390x844'));
  await begin(page, 'xuezhan');
  await playOn(page, { by: 'mouse', watch: () => page.locator(id('settlement-open')).isVisible() });
};

const isGivingUp = (page: Page): Promise<boolean> => page.locator(id('action-void')).first().isVisible();

const perGame = (name: string, way: (game: GameId) => Way): Readonly<Record<string, Way>> =>
  Object.fromEntries(GAME_IDS.map((game) => [`${name}-${game}`, way(game)]));

/** One thing after the other is pressed, as soon as it is there. */
const pressed =
  (...wanted: readonly string[]): Way =>
  async (page) => {
    for (const selector of wanted) await page.locator(selector).first().click();
  };

const both =
  (first: Way, second: Way): Way =>
  async (page) => {
    await first(page);
    await second(page);
  };

const speaking =
  (language: string): Way =>
  async (page) => {
    await page.locator(id('language')).selectOption(language);
    await page.locator(`html:lang(${language})`).waitFor();
  };

/** Three tiles are exchanged, and then a suit is given up. */
export const SICHUAN: Way = pressed(id('table-xuezhan'), `${id('preset')} label:nth-of-type(2)`);

export const SCREENS: Readonly<Record<string, Way>> = {
  home: (page) => page.locator(id('play-xuezhan')).waitFor(),
  'home-table': both(pressed(id('table-xuezhan')), (page) => page.locator('#table-setup').waitFor()),
  'home-more': pressed(id('table-xuezhan'), `${id('more-options')} summary`),
  'home-zh': speaking('zh'),
  'home-lost': at('#/nowhere', id('play-xuezhan')),
  ...perGame('opening', (game) => playSome(game, 0)),
  ...perGame('table', (game) => playSome(game, 14)),
  ...perGame('claim', playToClaim),
  'answers-pung': takenOver(MANY_ANSWERS[0]),
  'answers-win': takenOver(MANY_ANSWERS[1]),
  'foot-win': playToWin,
  exchange: both(SICHUAN, playSome('xuezhan', 0)),
  'give-up': both(SICHUAN, async (page) => {
    await begin(page, 'xuezhan');
    await playOn(page, { by: 'mouse', watch: (wanted) => wanted.includes('action-') && isGivingUp(page) });
  }),
  hint: both(playSome('wuhan', 14), pressed(id('hint'), id('hint-best'))),
  menu: both(playSome('xuezhan', 14), pressed(id('menu'))),
  ...perGame('settlement', playToSettlement),
  'settlement-ja': both(speaking('ja'), playToSettlement('wuhan')),
  'settlement-ko': both(speaking('ko'), playToSettlement('haiyuki')),
  ...perGame('over', (game) => playThrough(game)),
  ...perGame('replay', replayed),
  ...perGame('review', (game) => opened(game, 'review', id('review-row'))),
  win: both(opened('xuezhan'), pressed(id('replay-nextWin'))),
  decision: both(opened('xuezhan', 'review', id('review-row')), pressed(id('review-row'))),
  records: async (page) => {
    await opened('haiyuki')(page);
    await at('#/records', id('record-row'))(page);
  },
  ...perGame('rules', (game) => at(`#/rules/${game}`, id('rules'))),
  ...perGame('tutorial', (game) => at(`#/learn/${game}`, `${id('tutorial')} ${id('table')}`)),
  bots: at('#/bots/xuezhan/sichuan', id('bots-rungs')),
  settings: at('#/settings', id('setting-face')),
  tournament: at('#/tournament', id('tournament')),
  ladder: both(at('#/tournament', id('tournament')), pressed(id('tournament-begin'))),
  'broken-link': at('#/r/x', id('link-problem')),
  'no-game': at('#/play', 'main'),
  gallery: at('#/gallery', 'main'),
  ...ONLINE_SCREENS,
};
