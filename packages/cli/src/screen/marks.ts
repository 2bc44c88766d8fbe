/** Marks the line of a win, so that it can be picked out and coloured. */
export const WIN_MARK = '★';
