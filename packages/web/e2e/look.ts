/** What can be read off the table. */
import type { Page } from 'playwright-core';
import type { By } from './hands.ts';
import { press } from './hands.ts';

export const id = (name: string): string => `[data-testid="${name}"]`;

/** The number in a text as people write it: `−1,200`, `+8`. */
const numberIn = (text: string): number => {
  const [found] = /[-−+]?\d[\d,.]*/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return Number(found?.replaceAll(/[,+]/g, '').replace('−', '-') ?? Number.NaN);
};

/** The numbers in all things called `<name>-0`, `<name>-1` and so on, by seat. */
export const numbersBySeat = async (page: Page, name: string): Promise<number[]> => {
  const found = await page.locator(`[data-testid^="${name}-"]`).evaluateAll((all) =>
    all.map((one) => ({
      seat: Number(one.getAttribute('data-testid')?.split('-').at(-1)),
      text: one.textContent ?? '',
    })),
  );
  return found.toSorted((a, b) => a.seat - b.seat).map(({ text }) => numberIn(text));
};

const ownHand = (page: Page): Promise<string[]> =>
  page
    .locator(id('hand-tile'))
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-tile') ?? '').sort());

/** Everything that a reload must not change. */
export const standing = async (page: Page): Promise<object> => ({
  hand: await ownHand(page),
  points: await numbersBySeat(page, 'points'),
  rivers: await page
    .locator('[data-testid^="river-"]')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-testid')}: ${one.querySelectorAll('.tile').length}`).sort(),
    ),
});

/** What every settlement sheet of the round says each seat gained: the one that lies open, or all that can be leafed through. */
export const sheets = async (page: Page, by: By): Promise<number[][]> => {
  const tabs = await page.locator('.end-tab').count();
  if (tabs === 0) return [await numbersBySeat(page, 'settlement-total')];
  const all: number[][] = [];
  for (let tab = 1; tab <= tabs; tab += 1) {
    await press(page, `:nth-match(.end-tab, ${tab})`, by);
    all.push(await numbersBySeat(page, 'settlement-total'));
  }
  return all;
};
