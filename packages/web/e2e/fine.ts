/** A screen of words and buttons: nothing that axe-core finds, in any theme, and nothing cut off or covered, at any size. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from './axe.ts';
import { misfitsAt } from './fits.ts';
import { SIZES } from './screens.ts';

export const DESK = { width: 1280, height: 800 };

/** It may be scrolled. */
export const isFine = async (page: Page, what: string, within = 'main'): Promise<void> => {
  const found = [...(await violationsOf(page)), ...(await misfitsAt(page, SIZES, within))];
  await page.setViewportSize(DESK);
  expect(found, what).toEqual([]);
};
