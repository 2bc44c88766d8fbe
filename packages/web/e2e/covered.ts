/** What lies over what must be seen, and what is cut off. */
import type { Page } from 'playwright-core';
import { sizeOf } from './screens.ts';

/** Seats with their names and points, rivers, hands, and what is asked: of every table. */
const SEATS = '.plate-name, .plate-points, .plate-mark, .fighter';
const TILES = '.river > *, .river-tiles > *, .concealed-face, .foe-hand > *, .duel-meld, .hand-tile';
const ASKED = '.centre-facts, .duel-plate, .bar-about, .answer, .opening-text';

/** What comes for a while, and what it may not hide. */
const OVER: readonly (readonly [over: string, seen: string])[] = [
  ['.plate-change, .pointed-note, .hand-note, .side-hint', `${SEATS}, ${TILES}, ${ASKED}`],
  // For a moment, and pressed away: rivers come back at once.
  ['.call, .win-show', '.plate, .fighter, .hand-tile, .bar-about, .answer'],
  // The end of a round needs room on a phone: the own side, the seat across and the buttons stay in sight.
  ['.end-sheet', '.table-top > *, .table-strip > .plate, .fighter, .hand-tile, .foot .button'],
  ['.side:not(.side-over), .foot', '.plate, .river > *, .hand-tile, .fighter, .answer'],
  // Of people: what they say lies over nobody else's plate, and a lost connection over nothing that is still known.
  ['.seat-bubble', '.plate, .fighter, .hand-tile, .answer, .meter-number'],
  [':is(.side-left, .side-right, .table-top) .seat-bubble', '.plate-name, .plate-points'],
  ['.seat-presence, .seat-clock-words', '.plate-name, .plate-points, .plate-mark, .meter-number'],
  ['.line-note p', '.plate, .fighter, .hand-tile, .answer'],
  ['.table-notes', `${SEATS}, ${TILES}, ${ASKED}`],
  ['.answer', '.answer, .bar-about, .plate, .river > *, .melds .table-tile, .hand-tile, .waits'],
];

/** What somebody has to press or read is whole. */
const WHOLE =
  '.answer, .bar-about, .hand-tile, .plate, .foot .button, .foot-sheet, .end-sheet, .call, .win-show, .table-note, .line-note p, .emotes, .emotes .button, .seat-bubble, .seat-presence';

/** Runs in the page. Names what is hidden and by what. */
const look = ([over, whole]: readonly [typeof OVER, string]): string[] => {
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
  const hidden = over.flatMap(([above, seen]) => {
    const below = boxesOf(seen);
    return boxesOf(above).flatMap(({ one, name, box }) =>
      below
        .filter((other) => !other.one.contains(one) && !one.contains(other.one) && isOver(box, other.box))
        .map((other) => `${name} over ${other.name}`),
    );
  });
  const isOut = ({ left, top, right, bottom }: DOMRect): boolean =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const cut = boxesOf(whole).filter(({ box }) => isOut(box));
  return [...new Set([...hidden, ...cut.map(({ name }) => `${name} is cut off`)])];
};

export const coveredIn = (page: Page): Promise<string[]> => page.evaluate(look, [OVER, WHOLE] as const);

/** A table that has just got another size is drawn twice: what is hidden only then is seen by nobody. */
const LOOKS = 8;
const LOOK_AGAIN_MS = 100;

type Look = () => Promise<readonly string[]>;

const atRest = async (page: Page, look: Look): Promise<readonly string[]> => {
  for (let looks = 1; ; looks += 1) {
    const faults = await look();
    if (faults.length === 0 || looks === LOOKS) return faults;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
};

/** What is found at any of these sizes, with the size. */
export const foundAt = async (
  page: Page,
  sizes: readonly string[],
  look: Look,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(sizeOf(size));
    found.push(...(await atRest(page, look)).map((each) => `${size}: ${each}`));
  }
  return found;
};

/** What is hidden at any of these sizes. `show` brings what may hide something, again at each. */
export const coveredAt = async (
  page: Page,
  sizes: readonly string[],
  show: () => Promise<void> = async () => {},
): Promise<readonly string[]> =>
  foundAt(page, sizes, async () => {
    await show();
    return coveredIn(page);
  });
