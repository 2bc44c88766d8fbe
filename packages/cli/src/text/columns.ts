/** Tables in text. */
import { padded, widthOf } from '../screen/width.ts';

/** Columns as wide as they need to be; numbers to the right. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => aligned(cell, widths[column] ?? 0, column)).join('  ')}`.trimEnd(),
  );
};

const aligned = (cell: string, width: number, column: number): string =>
  column < 1 || !/^[−\d]/.test(cell) ? padded(cell, width) : cell.padStart(width);
