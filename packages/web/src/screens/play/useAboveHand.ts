/** Where a sheet may lie that leaves the own side and the seat across in sight. */
import { useLayoutEffect, useState } from 'react';

/** The own hand, and the own seat where it stands across the table above the hand. */
const OWN =
  '.own-hand, .four-table:not([data-flat]) .table-strip, .duel[data-room~="tall"] .fighter[data-side="own"]';
/** The own seat where it stands in a corner. */
const BESIDE =
  '.four-table[data-flat] .table-strip > .plate, .duel[data-room~="wide"] .fighter[data-side="own"]';

/** The seat across, with its hand and its open sets. */
const ACROSS = '.table-top > *, .duel[data-room~="tall"] .fighter[data-side="other"]';

/** In pixels of the window. */
export interface Free {
  /** From its lower edge to the own side. */
  readonly above: number;
  /** From its left edge to the end of the own plate. */
  readonly beside: number;
  /** From its upper edge to below the seat across. */
  readonly below: number;
  /** From its right edge to the table: what stands there beside it stays free too. */
  readonly after: number;
}

const NOTHING: Free = { above: 0, beside: 0, below: 0, after: 0 };

/** Measured again whenever the table changes. */
export const useAboveHand = (): Free => {
  const [free, setFree] = useState(NOTHING);
  useLayoutEffect(() => {
    const table = document.querySelector('.play-table');
    if (table === null) return;
    const boxesOf = (own: string): readonly DOMRect[] =>
      [...table.querySelectorAll(own)].map((each) => each.getBoundingClientRect());
    const measure = (): void => {
      const above = Math.round(innerHeight - Math.min(innerHeight, ...boxesOf(OWN).map(({ top }) => top)));
      const beside = Math.round(Math.max(0, ...boxesOf(BESIDE).map(({ right }) => right)));
      const below = Math.round(Math.max(0, ...boxesOf(ACROSS).map(({ bottom }) => bottom)));
      const after = Math.round(innerWidth - table.getBoundingClientRect().right);
      setFree((last) =>
        last.above === above && last.beside === beside && last.below === below && last.after === after
          ? last
          : { above, beside, below, after },
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const each of [table, ...table.querySelectorAll([OWN, BESIDE, ACROSS].join())]) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  return free;
};
