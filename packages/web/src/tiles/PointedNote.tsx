/** A note about the tile somebody points at. It stands as near as it can without hiding what it is about. */
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { freePlace } from './freePlace.ts';
import './pointedNote.css';

/** Over the line below the hand, or above the own plate. */
const PLACES = { foot: '.foot', column: '.table-strip' } as const;
type Place = keyof typeof PLACES;

interface Props {
  readonly at: DOMRect;
  /** What must stay in sight on the table, as a selector; the tile and its copies are always left free. */
  readonly keepClear: string;
  /** Where a table is full it has a place of its own. */
  readonly place?: Place | undefined;
  readonly children: ReactNode;
}

export const PointedNote = ({ at, keepClear, place, children }: Props) => {
  const held = useRef<HTMLDivElement>(null);
  // Again with every change of the table: what must stay in sight may have moved there.
  useLayoutEffect(() => {
    const note = held.current;
    const table = note?.parentElement;
    if (note == null || table == null) return;
    const seen = [...document.querySelectorAll(`[data-lit], ${keepClear}`)].map((each) =>
      each.getBoundingClientRect(),
    );
    const own = place === undefined ? null : document.querySelector(PLACES[place]);
    const { left, top } = freePlace(note.getBoundingClientRect(), at, {
      // Who only watches has no such line.
      room: (own ?? table).getBoundingClientRect(),
      taken: [at, ...seen.filter(({ width }) => width > 0)],
    });
    note.style.translate = `${left}px ${top}px`;
  });
  return (
    <div ref={held} className="pointed-note" data-place={place} role="status" data-testid="copies-note">
      {children}
    </div>
  );
};
