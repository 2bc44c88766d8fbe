/** A place at the table, counted in turn order from 0. Never a player, a user id or a socket. */
export type Seat = number;
/** One value per seat; the length is the number of seats. */
export type BySeat<T> = readonly T[];

export const at = <T>(values: BySeat<T>, seat: Seat): T => {
  const value = values[seat];
  if (value === undefined) throw new RangeError(`no seat ${seat} of ${values.length}`);
  return value;
};

export const bySeat = <T>(count: number, value: (seat: Seat) => T): T[] => {
  const values: T[] = [];
  for (let seat = 0; seat < count; seat++) values.push(value(seat));
  return values;
};

export const nextSeat = (seat: Seat, count: number): Seat => (seat + 1) % count;

/** The other seats in turn order, beginning with the one after `seat`. */
export const seatsAfter = (seat: Seat, count: number): Seat[] => {
  const seats: Seat[] = [];
  for (let i = 1; i < count; i++) seats.push((seat + i) % count);
  return seats;
};

/** A copy of `values` in which one seat has another value. */
export const withSeat = <T>(values: BySeat<T>, seat: Seat, value: T): T[] => {
  const copy = values.slice();
  copy[seat] = value;
  return copy;
};
