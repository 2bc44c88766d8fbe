/** What operators read, in words. */

/** To the minute, in the time of the world: operators compare it with logs. */
export const whenText = (at: Date | null): string =>
  at === null ? 'an operator says otherwise' : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Columns as wide as what stands in them, the last one as it comes. */
export const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows.reduce<number[]>(
    (wide, row) => row.map((cell, i) => Math.max(wide[i] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i] ?? 0))).join('  '),
  );
};
