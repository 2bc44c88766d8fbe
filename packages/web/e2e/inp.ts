/** `npm run web:inp`: how long the page takes to show that it has heard a press, while expert bots think. */
import { GAME_IDS } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { freshProfile, openHouse } from './browser.ts';
import { playOn } from './play.ts';
import { begin } from './screens.ts';

const BUDGET_MS = 100;
const PRESSES = 60;

interface Measured extends Window {
  presses?: Map<number, number>;
}

/** Runs in the page: the longest event of every interaction, as the browser measures it. */
const measure = (): void => {
  const presses = new Map<number, number>();
  (window as Measured).presses = presses;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId = 0, duration } = entry as PerformanceEventTiming & {
        readonly interactionId?: number;
      };
      if (interactionId > 0) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

const play = async (page: Page, game: string): Promise<readonly number[]> => {
  await page.evaluate(measure);
  await begin(page, game);
  let left = PRESSES;
  await playOn(page, { by: 'mouse', watch: () => left-- === 0 });
  await page.waitForTimeout(500);
  return page.evaluate(() => [...((window as Measured).presses?.values() ?? [])]);
};

const house = await openHouse();
const browser = await chromium.connect(house.browser);
for (const game of GAME_IDS) {
  const context = await freshProfile(browser, { settings: { speed: 'fast' } });
  const page = await context.newPage();
  await page.goto(house.address);
  const times = (await play(page, game)).toSorted((a, b) => a - b);
  const at = (share: number): string => `${times[Math.floor((times.length - 1) * share)] ?? '<16'} ms`;
  console.log(
    `${game}: ${times.length} presses took 16 ms or more; median ${at(0.5)}, 98 % ${at(0.98)}, longest ${at(1)} (budget ${BUDGET_MS} ms)`,
  );
  await context.close();
}
await browser.close();
await house.close();
