/** What lies over what must be seen. */
import type { Page } from 'playwright-core';

/** Runs in the page. Names what is hidden and by what. */
const look = (): string[] => {
  interface Seen {
    readonly one: Element;
    readonly name: string;
    readonly box: DOMRect;
  }
  const boxesOf = (selector: string): readonly Seen[] =>
    [...document.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ one, name: one.className, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
  const isOver = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const hidden = (over: string, seen: string): string[] =>
    boxesOf(over).flatMap(({ one, name, box }) =>
      boxesOf(seen)
        .filter((other) => !other.one.contains(one) && isOver(box, other.box))
        .map((other) => `${name} over ${other.name}`),
    );
  const own = '.table-strip > .plate, .hand-tile';
  return [
    ...hidden(
      '.plate-change, .pointed-note, .hand-note, .end-folded, .side-hint',
      `.plate-name, .plate-points, .plate-mark, .river > *, .concealed > *, .centre-facts, .bar-about, .opening-text, ${own}`,
    ),
    // The end of a round needs room on a phone: the own side and the seat across stay in sight.
    ...hidden('.end-sheet', `.table-top .plate, ${own}`),
    ...hidden('.side:not(.side-over)', '.plate, .river > *, .hand-tile, .fighter'),
  ];
};

export const coveredIn = (page: Page): Promise<string[]> => page.evaluate(look);
