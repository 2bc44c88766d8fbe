/** `npm run web:pace`: how long somebody waits for the first decision, and from an own discard to the next own turn. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { freshProfile, openHouse } from './browser.ts';
import { look, playOn } from './play.ts';
import { begin, chosen } from './screens.ts';

const LOADS = 5;
const PRESSES = 50;
/** As the page is for whoever changes nothing. */
const AS_IT_COMES = { settings: { speed: 'normal' }, reducedMotion: 'no-preference' } as const;

interface Timed extends Window {
  /** From the opening of the page until something could be decided. */
  firstMs?: number;
  waits?: number[];
}

/** Runs in the page before anything of it: presses the door to the game at once, and looks for something to decide. */
const hurry = (seek: typeof look, door: string): void => {
  let isIn = false;
  const step = (): void => {
    const button = document.querySelector<HTMLButtonElement>(door);
    if (!isIn && button !== null) {
      isIn = true;
      button.click();
    }
    if (isIn && location.hash.includes('play') && seek(-1) !== null)
      (window as Timed).firstMs = performance.now();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

/** Runs in the page. Counts where nothing was asked between the two, and the discard was left in its river. */
const watchTurns = (): void => {
  const waits: number[] = [];
  (window as Timed).waits = waits;
  const isThere = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
  const discards = (): number => document.querySelectorAll('[data-testid="river-0"] .tile').length;
  let [wasTurn, from, before] = [false, Number.NaN, 0];
  new MutationObserver(() => {
    const isTurn = isThere('[data-testid="hand-tile"][data-legal="true"]');
    if (wasTurn && !isTurn) [from, before] = [performance.now(), discards()];
    if (!wasTurn && isTurn && !Number.isNaN(from) && discards() > before)
      waits.push(performance.now() - from);
    if (!isTurn && isThere('[data-testid^="action-"], [data-testid="next-round"]')) from = Number.NaN;
    wasTurn = isTurn;
  }).observe(document, { subtree: true, childList: true, attributes: true });
};

const opened = async <T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> => {
  const context = await freshProfile(browser, AS_IT_COMES);
  const result = await work(await context.newPage());
  await context.close();
  return result;
};

const firstDecision = (game: GameId) => async (page: Page) => {
  // Functions go into the page as they are written: only so can one be given to another.
  await page.addInitScript(`(${hurry})(${look}, '[data-testid="play-${game}"]')`);
  await page.goto(house.address);
  const seen = await page.waitForFunction(() => (window as Timed).firstMs);
  return (await seen.jsonValue()) ?? Number.NaN;
};

const waitsIn = (game: GameId) => async (page: Page) => {
  await page.goto(house.address);
  await begin(page, game);
  await page.evaluate(watchTurns);
  let left = PRESSES;
  await playOn(page, { by: 'mouse', watch: () => left-- === 0 });
  return page.evaluate(() => (window as Timed).waits ?? []);
};

const seconds = (ms: number | undefined): string =>
  ms === undefined ? 'none' : `${(ms / 1000).toFixed(1)} s`;
const told = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `${seconds(sorted[Math.floor((sorted.length - 1) / 2)])} (median of ${times.length}, longest ${seconds(sorted.at(-1))})`;
};

const house = await openHouse();
const browser = await chromium.connect(house.browser);
for (const game of chosen(GAME_IDS, process.argv.slice(2))) {
  const loads: number[] = [];
  for (let load = 0; load < LOADS; load += 1) loads.push(await opened(browser, firstDecision(game)));
  console.log(`${game}: load to first decision ${told(loads)}`);
  console.log(`${game}: own discard to next own turn ${told(await opened(browser, waitsIn(game)))}`);
}
await browser.close();
await house.close();
