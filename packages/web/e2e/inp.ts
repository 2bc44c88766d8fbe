/** `npm run web:inp`: how long the page takes to show that it has heard a press, while expert bots think. */
import { GAME_IDS } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { freshProfile, openHouse } from './browser.ts';
import { playOn } from './play.ts';
import { begin, chosen } from './screens.ts';

const BUDGET_MS = 100;
const PRESSES = 60;

interface Press {
  readonly ms: number;
  /** What was pressed; empty where it is gone by now. */
  readonly on: string;
}

interface Measured extends Window {
  presses?: Map<number, Press>;
}

/** Runs in the page: the longest event of every interaction, as the browser measures it. */
const measure = (): void => {
  const presses = new Map<number, Press>();
  (window as Measured).presses = presses;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const {
        interactionId = 0,
        duration,
        target,
      } = entry as PerformanceEventTiming & {
        readonly interactionId?: number;
      };
      const pressed = target instanceof Element ? target.closest('[data-testid]') : null;
      const before = presses.get(interactionId);
      const on = pressed?.getAttribute('data-testid') ?? before?.on ?? '';
      if (interactionId > 0) presses.set(interactionId, { ms: Math.max(before?.ms ?? 0, duration), on });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

const play = async (page: Page, game: string): Promise<readonly Press[]> => {
  await page.evaluate(measure);
  await begin(page, game);
  let left = PRESSES;
  await playOn(page, { by: 'mouse', watch: () => left-- === 0 });
  await page.waitForTimeout(500);
  return page.evaluate(() => [...((window as Measured).presses?.values() ?? [])]);
};

const house = await openHouse();
const browser = await chromium.connect(house.browser);
for (const game of chosen(GAME_IDS, process.argv.slice(2))) {
  const context = await freshProfile(browser, { settings: { speed: 'fast' } });
  const page = await context.newPage();
  await page.goto(house.address);
  const presses = (await play(page, game)).toSorted((a, b) => a.ms - b.ms);
  const at = (share: number): string =>
    `${presses[Math.floor((presses.length - 1) * share)]?.ms ?? '<16'} ms`;
  const slow = presses.filter(({ ms }) => ms > BUDGET_MS).map(({ ms, on }) => `${on} ${ms} ms`);
  console.log(
    `${game}: ${presses.length} presses took 16 ms or more; median ${at(0.5)}, 98 % ${at(0.98)}, longest ${at(1)}; above ${BUDGET_MS} ms: ${slow.join(', ') || 'none'}`,
  );
  await context.close();
}
await browser.close();
await house.close();
