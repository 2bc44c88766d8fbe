/** `npm run web:centre`: how much of the time between own turns the middle of the table says who or what. */
import { GAME_IDS } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { freshProfile, openHouse } from './browser.ts';
import { playOn } from './play.ts';
import { begin, chosen } from './screens.ts';

const WANTED = 0.95;
const PRESSES = 40;
const SAMPLE_MS = 50;

interface Sampled extends Window {
  samples?: { named: number; all: number };
}

/** Runs in the page. Whoever is asked is not waiting; at the end of a round nobody plays. */
const sample = (everyMs: number): void => {
  const samples = { named: 0, all: 0 };
  (window as Sampled).samples = samples;
  const isThere = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
  const namesIn = (): readonly string[] =>
    [...document.querySelectorAll('.plate[aria-label], .fighter[aria-label]')].map(
      (each) => each.getAttribute('aria-label') ?? '',
    );
  setInterval(() => {
    const centre = document.querySelector('[data-testid="turn-of"]');
    if (centre === null) return;
    if (isThere('[data-legal="true"], [data-testid^="action-"], [data-testid="pass"]')) return;
    if (isThere('[data-testid="next-round"], [data-testid="end-panel"]')) return;
    samples.all += 1;
    const text = centre.checkVisibility() ? (centre.textContent ?? '') : '';
    if (namesIn().some((name) => name !== '' && text.includes(name))) samples.named += 1;
  }, everyMs);
};

const measure = async (page: Page, game: string): Promise<Required<Sampled>['samples']> => {
  await begin(page, game);
  await page.evaluate(sample, SAMPLE_MS);
  let left = PRESSES;
  await playOn(page, { by: 'mouse', watch: () => left-- === 0 });
  return page.evaluate(() => (window as Sampled).samples ?? { named: 0, all: 0 });
};

const house = await openHouse();
const browser = await chromium.connect(house.browser);
for (const game of chosen(GAME_IDS, process.argv.slice(2))) {
  const context = await freshProfile(browser, {
    settings: { speed: 'normal' },
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.goto(house.address);
  const { named, all } = await measure(page, game);
  const share = named / Math.max(1, all);
  console.log(
    `${game}: the centre names a seat in ${(100 * share).toFixed(1)} % of ${all} looks between own turns (wanted ${100 * WANTED} %)`,
  );
  if (share < WANTED) process.exitCode = 1;
  await context.close();
}
await browser.close();
await house.close();
