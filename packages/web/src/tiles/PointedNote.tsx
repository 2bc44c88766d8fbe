/** A note about the tile somebody points at. It stands as near as it can without hiding what it is about. */
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { freePlace } from './freePlace.ts';
import './pointedNote.css';

interface Props {
  readonly at: DOMRect;
  /** What must stay in sight on the table, as a selector; the tile and its copies are always left free. */
  readonly keepClear: string;
  readonly children: ReactNode;
}

export const PointedNote = ({ at, keepClear, children }: Props) => {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const note = own.current;
    const table = note?.parentElement;
    if (note == null || table == null) return;
    const seen = [...table.querySelectorAll(`[data-lit], ${keepClear}`)].map((each) =>
      each.getBoundingClientRect(),
    );
    const { left, top } = freePlace(note.getBoundingClientRect(), at, {
      room: table.getBoundingClientRect(),
      taken: [at, ...seen.filter(({ width }) => width > 0)],
    });
    note.style.translate = `${left}px ${top}px`;
  }, [at, keepClear]);
  return (
    <div ref={own} className="pointed-note" role="status" data-testid="copies-note">
      {children}
    </div>
  );
};
