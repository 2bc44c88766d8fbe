/** Numbers as people read them, on the page and in the terminal: thousands apart, and a minus that is as wide as a plus. */

/** `1,500`, `−40` */
export const figure = (value: number): string => {
  const size = Math.abs(value).toLocaleString('en');
  return value < 0 ? `−${size}` : size;
};

/** `+1,500`, `−40`, `0` */
export const changeFigure = (value: number): string => (value > 0 ? `+${figure(value)}` : figure(value));
