/** How many tiles of the own hand fit side by side: all of them, or two rows where they would get too small. */
import { useLayoutEffect, useRef, useState } from 'react';

const HAND = 12;
const IN_TWO_ROWS = 6;
/** Below this width of the table twelve tiles are narrower than 34 pixels. */
const NARROW = 470;

export const columnsFor = (width: number): number => (width < NARROW ? IN_TWO_ROWS : HAND);

export const useColumns = () => {
  const field = useRef<HTMLElement>(null);
  const [columns, setColumns] = useState(HAND);
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    const measure = (): void => setColumns(columnsFor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { field, columns };
};
