/** Somebody who plays on, whatever the game: takes what is offered, else discards. By mouse or by keys alone. */
import type { Page } from 'playwright-core';
import { errors } from 'playwright-core';
import type { By } from './hands.ts';
import { press } from './hands.ts';

export interface Offered {
  readonly isOver: boolean;
  /** What to press next, as a selector. */
  readonly wanted: string | null;
  readonly changes: number;
}

interface Watched extends Window {
  /** Counts up whenever anything on the page changes. */
  changes?: number;
}

/** More than any match takes. */
const PRESSES = 3000;

/** Runs in the page: what there is to press, once the page is no longer as it was. */
export const look = (before: number): Offered | null => {
  const id = (name: string): string => `[data-testid="${name}"]`;
  // A button that is pressed already would be let go by a second press.
  const isOpen = (element: Element): boolean =>
    element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"], [aria-pressed="true"]');
  const find = (selector: string, way: 'findIndex' | 'findLastIndex' = 'findIndex'): string | null => {
    const place = [...document.querySelectorAll(selector)][way](isOpen);
    return place < 0 ? null : `:nth-match(${selector}, ${place + 1})`;
  };
  const tile = `${id('hand-tile')}[data-legal="true"]`;
  const wanted =
    find(id('settlement-close')) ??
    find(id('next-round')) ??
    find(`[data-testid^="action-"]:not(${id('action-pass')}, ${id('action-cancel')})`) ??
    find(id('action-pass')) ??
    find(`${tile}[data-raised]`) ??
    find(`${tile}:not([data-raised])`, 'findLastIndex');
  const isOver = document.querySelector(id('match-over')) !== null;
  const isComing = document.querySelector(id('coming')) !== null;
  const { changes = 0 } = window as Watched;
  return changes !== before && !isComing && (isOver || wanted !== null) ? { isOver, wanted, changes } : null;
};

/** Runs in the page. */
export const watchChanges = (): void => {
  const watched = window as Watched;
  if (watched.changes !== undefined) return;
  watched.changes = 1;
  new MutationObserver(() => {
    watched.changes = (watched.changes ?? 0) + 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
};

/** Whether a tile of the hand is going to be pressed that nobody has touched yet. */
export const isFirstTouch = (wanted: string): boolean =>
  wanted.includes('hand-tile') && wanted.includes(':not(');

export interface Plan {
  readonly by: By;
  /** Called before every press with what is going to be pressed; true ends the playing. */
  readonly watch?: (wanted: string) => Promise<boolean> | boolean;
}

/** What could not be pressed for so long is looked for again, and pressed if it is still there, so often. */
const PATIENCE_MS = 5_000;
const TRIES = 30;

/**
 * At a table with others what is offered may be gone before it is pressed: another has taken the tile, or the line is
 * lost. Whoever waited for it would hold up the table until the like is offered again.
 */
const pressOffered = async (page: Page, wanted: string, by: By): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await press(page, wanted, by, { timeout: PATIENCE_MS });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      const now = await page.evaluate(look, -1);
      if (now?.wanted !== wanted) return;
      if (tries === TRIES) throw error;
    }
  }
};

/** Plays until the match is over or the watch says enough. */
export const playOn = async (page: Page, { by, watch = () => false }: Plan): Promise<void> => {
  await page.evaluate(watchChanges);
  let changes = 0;
  for (let presses = 0; presses < PRESSES; presses += 1) {
    const seen = await page.waitForFunction(look, changes, { polling: 'raf' });
    const offered = await seen.jsonValue();
    if (offered === null || offered.wanted === null) return;
    if (await watch(offered.wanted)) return;
    changes = offered.changes;
    await pressOffered(page, offered.wanted, by);
  }
  throw new Error(`the match is not over after ${PRESSES} presses`);
};
