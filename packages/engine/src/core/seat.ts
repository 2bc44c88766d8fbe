/** A place at the table, counted in turn order from 0. Never a player, a user id or a socket. */
export type Seat = number;
/** One value per seat; the length is the number of seats. */
export type BySeat<T> = readonly T[];

export const at = <T>(values: BySeat<T>, seat: Seat): T => {
  const value = values[seat];
  if (value === undefined) throw new RangeError(`no seat ${seat} of ${values.length}`);
  return value;
};

export const bySeat = <T>(count: number, value: (seat: Seat) => T): T[] =>
  Array.from({ length: count }, (_, seat) => value(seat));

export const nextSeat = (seat: Seat, count: number): Seat => (seat + 1) % count;

/** The other seats in turn order, beginning with the one after `seat`. */
export const seatsAfter = (seat: Seat, count: number): Seat[] =>
  Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);

/** A copy of `values` in which one seat has another value. */
export const withSeat = <T>(values: BySeat<T>, seat: Seat, value: T): T[] => {
  const copy = values.slice();
  copy[seat] = value;
  return copy;
};
