/** Lays something over a table, near the hand of a seat or in the middle, where it hides nothing that has to stay in sight. */
import type { Seat } from '@paiju/engine';
import type { Box } from './place.ts';
import { around, freePlace, middleOf, pointTowards } from './place.ts';

/** Plates and what is pressed; what is empty takes no room. */
const keptIn = (table: Element): readonly Box[] =>
  [...table.querySelectorAll('[data-clear]')]
    .filter((each) => each.childElementCount > 0)
    .map((each) => each.getBoundingClientRect());

/** Where the calls stand that have been laid there, however they move. */
const callsIn = (table: Element, room: Box, own: Element): readonly Box[] =>
  [...table.querySelectorAll<HTMLElement>('.call[style]')]
    .filter((call) => call !== own)
    .map((call) =>
      around(
        { x: room.left + call.offsetLeft, y: room.top + call.offsetTop },
        { width: call.offsetWidth, height: call.offsetHeight },
      ),
    );

/** What finds no place becomes smaller: a win narrower, and so higher, a call in all its sizes. */
const SHARES = [1, 0.85, 0.7, 0.6, 0.5, 0.42] as const;

/** `seat`: beside whose hand; null for the middle of the table, beside what is called if there is room. */
export const laidOver = (table: HTMLElement, element: HTMLElement, seat: Seat | null): void => {
  const room = table.getBoundingClientRect();
  const middle = table.querySelector('[data-anchor="wall"]')?.getBoundingClientRect() ?? room;
  const hand = seat === null ? null : table.querySelector(`[data-anchor="hand-${seat}"]`);
  const wanted = hand == null ? middleOf(middle) : pointTowards(hand.getBoundingClientRect(), middle);
  const kept = keptIn(table);
  element.hidden = false;
  const lay = (share: number, boxes: readonly Box[]): boolean => {
    element.style.setProperty('--share', `${share}`);
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const place = freePlace(size, { room, kept: boxes }, wanted);
    if (place === null) return false;
    element.style.left = `${place.x - room.left}px`;
    element.style.top = `${place.y - room.top}px`;
    return true;
  };
  if (seat === null && lay(1, [...kept, ...callsIn(table, room, element)])) return;
  // Where there is no such place at all: better unseen than in the way.
  element.hidden = !SHARES.some((share) => lay(share, kept));
};
