/** What stands around the tables at every size: no word is torn or cut, nothing lies over what it belongs to. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { SCREENS, SIZES, sizeOf } from './screens.ts';

const visit = async (page: Page, screen: string): Promise<void> => {
  const way = SCREENS[screen];
  if (way === undefined) throw new Error(`there is no screen ${screen}`);
  await way(page);
};

/** `faults` says what is wrong; at every size it is nothing. */
const atEverySize = async (page: Page, faults: () => Promise<readonly string[]>): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(sizeOf(size));
    await expect.poll(faults, { message: size }).toEqual([]);
  }
};

/** Things whose words take several lines, or more room than there is. */
const torn = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const { left, right } = one.getBoundingClientRect();
        const [line, ...others] = words.getClientRects();
        return others.length > 0 || (line !== undefined && (line.left < left + 4 || line.right > right - 4));
      })
      .map((one) => one.textContent ?? ''),
  );

/** Pairs of which one lies over the other, or nearer to it than so many pixels. */
const touching = (
  page: Page,
  [first, second]: readonly [string, string],
  apart: number,
): Promise<readonly string[]> =>
  page.locator(first).evaluateAll(
    (all, [selector, pixels]) => {
      const wordsOf = (one: Element): DOMRect => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getBoundingClientRect();
      };
      return all.flatMap((one) =>
        [...document.querySelectorAll(selector)]
          .filter((other) => {
            const [a, b] = [wordsOf(one), wordsOf(other)];
            return (
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > -pixels &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0
            );
          })
          .map((other) => `${one.textContent} and ${other.textContent}`),
      );
    },
    [second, apart] as const,
  );

test('after a match every button has its words on one line, and a name stands apart from its points', async ({
  open,
}) => {
  const page = await open();
  await visit(page, 'over-haiyuki');
  await atEverySize(page, () => torn(page, '.match-over .button'));
  await atEverySize(page, () => touching(page, ['.ranking-name', '.ranking-points'], 8));
});

test('what is on at a duel lies over no bar, and what is waited for over no number', async ({ open }) => {
  const page = await open();
  await visit(page, 'replay-haiyuki');
  await page.locator(id('waits')).waitFor();
  await page.locator('.status-badge').first().waitFor();
  await atEverySize(page, async () => [
    ...(await touching(page, ['.status-badge', '.meter-label'], 0)),
    ...(await touching(page, [`${id('waits')} dd`, '.meter-number'], 0)),
  ]);
});

test('a decision is looked at without scrolling where why stands beside the table', async ({ open }) => {
  const page = await open();
  await visit(page, 'decision');
  for (const size of ['844x390', '1280x800', '1920x1080']) {
    await page.setViewportSize(sizeOf(size));
    const scrolls = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(scrolls, { message: size }).toBe(0);
  }
});

/** Choices whose words need more room than the field has: it would be wider with nothing else to choose. */
const cutChoices = (page: Page): Promise<readonly string[]> =>
  page.locator('.option select').evaluateAll((all) =>
    all.flatMap((field) => {
      const alone = field.cloneNode(true) as HTMLSelectElement;
      const words = (field as HTMLSelectElement).selectedOptions[0]?.text ?? '';
      alone.replaceChildren(new Option(words));
      alone.style.cssText = 'position: absolute; width: max-content; max-width: none';
      field.after(alone);
      const needed = alone.offsetWidth;
      alone.remove();
      return needed > (field as HTMLSelectElement).offsetWidth ? [words] : [];
    }),
  );

test('what is chosen among the options can be read whole', async ({ open }) => {
  const page = await open();
  await visit(page, 'home-more');
  await page.locator('.option select').first().waitFor();
  await atEverySize(page, () => cutChoices(page));
});

test('a win is told whole below the hand of a phone', async ({ open }) => {
  const page = await open();
  await visit(page, 'foot-win');
  for (const size of ['360x640', '390x844']) {
    await page.setViewportSize(sizeOf(size));
    const cut = (): Promise<readonly number[]> =>
      page
        .locator(id('ticker'))
        .evaluate((own) => [own.scrollHeight - own.clientHeight, own.scrollWidth - own.clientWidth]);
    await expect.poll(cut, { message: size }).toEqual([0, 0]);
  }
});
