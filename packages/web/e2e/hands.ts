/** How somebody presses something on the page: with the pointer, or with the keys that everybody knows. */
import type { Page } from 'playwright-core';

export const WAYS = ['mouse', 'keyboard'] as const;
export type By = (typeof WAYS)[number];

/** How long it is waited for a thing that is not there; else as long as the page's browser is told to. */
interface Patience {
  readonly timeout?: number;
}

/** As many steps as it may take to reach anything on a screen. */
const STEPS = 200;

/** A click where the thing is; or Tab and arrows until it has the focus, and Enter. */
export const press = async (page: Page, selector: string, by: By, patience: Patience = {}): Promise<void> => {
  if (by === 'mouse') return page.locator(selector).click(patience);
  await focusByKeys(page, selector, patience);
  await page.keyboard.press('Enter');
};

/** Runs in the page: the next key on the way to the element, or null on arrival. */
const nextKey = (element: Element): string | null => {
  const active = document.activeElement;
  if (active === element) return null;
  // One tile of a hand has the place in the order of tabs, the others are reached by arrows.
  const group = element.closest('[role="group"], [role="radiogroup"], [role="tablist"], [role="toolbar"]');
  const isNear = active !== null && active !== document.body && group?.contains(active);
  if (!isNear || (element as HTMLElement).tabIndex >= 0) return 'Tab';
  return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    ? 'ArrowRight'
    : 'ArrowLeft';
};

const focusByKeys = async (page: Page, selector: string, patience: Patience = {}): Promise<void> => {
  const wanted = page.locator(selector);
  for (let step = 0; step < STEPS; step += 1) {
    const key = await wanted.evaluate(nextKey, undefined, patience);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`keys do not lead to ${selector}`);
};

/** From a tile to the first of its hand, by keys: whoever wants the tile now has to go by arrows. */
export const goToFirst = async (page: Page, selector: string): Promise<void> => {
  await focusByKeys(page, selector);
  await page.keyboard.press('Home');
  const isThere = await page.locator(selector).evaluate((tile) => tile === document.activeElement);
  if (isThere) throw new Error(`Home does not lead away from ${selector}`);
};
