/** How far up a sheet may begin that stands above the own hand and what belongs to it. */
import { useLayoutEffect, useState } from 'react';

/** The own hand, and the own seat where it stands across the table above the hand. */
const OWN =
  '.own-hand, .four-table:not([data-flat]) .table-strip, .duel[data-room~="tall"] .fighter[data-side="own"]';

/** From the lower edge of the window, in pixels; measured again whenever the table changes. */
export const useAboveHand = (): number => {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const table = document.querySelector('.play-table');
    if (table === null) return;
    const measure = (): void => {
      const tops = [...table.querySelectorAll(OWN)].map((each) => each.getBoundingClientRect().top);
      setAbove(Math.round(innerHeight - Math.min(innerHeight, ...tops)));
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const each of [table, ...table.querySelectorAll(OWN)]) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  return above;
};
