/** What is wrong with how a screen of words and buttons lies in its window: nothing, at any size. */
import type { Page } from 'playwright-core';
import { foundAt } from './covered.ts';

/** What is read, and what is pressed. */
const READ = ['a', 'p', 'h1', 'h2', 'h3', 'strong', 'dt', 'dd', 'legend', 'label', 'button', '.qr'];
const PRESSED = 'a.button, button, select, input:not(.covers-card), label:has(.covers-card)';
/** A thumb needs so many pixels at the least. */
const SMALLEST = 24;

interface Sought {
  /** Nothing outside is looked at. */
  readonly within: string;
  readonly read: string;
  readonly pressed: string;
  readonly smallest: number;
}

/** Runs in the page. */
const look = ({ within, read, pressed, smallest }: Sought): string[] => {
  const nameOf = (one: Element): string =>
    `${one.tagName.toLowerCase()} “${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 40)}”`;
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(`${within} :is(${selector})`)]
      .filter((one) => one.checkVisibility() && one.closest('.sr-only') === null)
      .map((one) => ({ one, name: nameOf(one), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
  const { scrollWidth } = document.documentElement;
  const beyond = boxesOf(`${read}, ${pressed}`).filter(
    ({ box }) => box.left < -1 || box.right > innerWidth + 1,
  );
  // The tick of what is chosen hangs over its corner.
  const cut = boxesOf(read).filter(
    ({ one }) =>
      one.clientWidth > 0 &&
      one.scrollWidth > one.clientWidth + 1 &&
      !one.matches('.choice-option, .quick-chips > .chip, .quick-waits > .chip'),
  );
  const presses = boxesOf(pressed);
  const small = presses.filter(({ box }) => Math.min(box.width, box.height) < smallest);
  const over = presses.flatMap((a, place) =>
    presses
      .slice(place + 1)
      .filter(
        (b) =>
          !a.one.contains(b.one) &&
          Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
          Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1,
      )
      .map((b) => `${a.name} and ${b.name} lie over each other`),
  );
  return [
    ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth - innerWidth} px too wide`] : []),
    ...beyond.map(({ name }) => `${name} lies beyond the edge`),
    ...cut.map(({ name }) => `${name} is cut`),
    ...small.map(({ name }) => `${name} is too small to be pressed`),
    ...over,
  ];
};

export const misfitsAt = (
  page: Page,
  sizes: readonly string[],
  within = 'main',
): Promise<readonly string[]> => {
  const sought = { within, read: READ.join(', '), pressed: PRESSED, smallest: SMALLEST };
  return foundAt(page, sizes, () => page.evaluate(look, sought));
};
