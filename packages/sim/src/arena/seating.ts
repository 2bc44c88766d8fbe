/** Who plays whom, and in which seats: luck of the deal is taken out by playing every wall in all seatings. */
import type { Contestant } from '../agents/contestant.ts';

/** The bots at one table, one for each seat. */
export type LineUp = readonly Contestant[];

/** As many bots as seats sit down together. Otherwise every two of them meet, and share the seats in turn. */
export const lineUpsOf = (bots: readonly Contestant[], seats: number): readonly LineUp[] => {
  if (bots.length === seats) return [bots];
  return bots.flatMap((first, i) => bots.slice(i + 1).map((second) => inTurn([first, second], seats)));
};

const inTurn = (bots: readonly Contestant[], seats: number): LineUp =>
  Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as Contestant);

/** The line-up moved on seat by seat until it is back where it was: everyone plays the wall from every seat. */
export const seatingsOf = (lineUp: LineUp): readonly LineUp[] => {
  const moved = (steps: number): LineUp => [...lineUp.slice(steps), ...lineUp.slice(0, steps)];
  const seatings: LineUp[] = [lineUp];
  while (seatings.length < lineUp.length && String(moved(seatings.length)) !== String(lineUp))
    seatings.push(moved(seatings.length));
  return seatings;
};
