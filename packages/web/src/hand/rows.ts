/** Where the arrow keys lead in a hand of one or more rows. */

export type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

export const stepOf = (key: string): Step | null => (Object.hasOwn(STEPS, key) ? (STEPS[key] ?? null) : null);

/** The place an arrow key leads to, going round at the ends. */
export const stepped = (
  place: number,
  step: Step,
  shape: { readonly size: number; readonly row: number },
): number => {
  const { size, row } = shape;
  if (size === 0) return 0;
  switch (step) {
    case 'left':
      return (place + size - 1) % size;
    case 'right':
      return (place + 1) % size;
    case 'up':
      return place >= row ? place - row : place;
    case 'down':
      return place + row < size ? place + row : place;
    case 'first':
      return 0;
    case 'last':
      return size - 1;
  }
};
