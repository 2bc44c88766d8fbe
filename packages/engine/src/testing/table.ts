/**
 * Tables written as text, for tests whose rows would not fit on a line as code:
 * one row a line, cells two or more spaces apart, `-` for an empty cell.
 */
export const tableOf = (text: string): string[][] => {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(/ {2,}/).map((cell) => (cell === '-' ? '' : cell)));
  const [first] = rows;
  const odd = rows.find((row) => row.length !== first?.length);
  if (odd !== undefined) throw new RangeError(`not a row of the table: ${odd.join('  ')}`);
  return rows;
};
