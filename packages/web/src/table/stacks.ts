/** Where the stacks of the wall stand around the centre, clockwise from the upper left corner. */
import type { Room } from '../looks/useRoom.ts';

export interface Stack {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SIDES = 4;
const THICK = 5;
/** The share of its place that a stack fills. */
const FILLED = 0.84;

export const stacksAround = (count: number, { width, height }: Room): Stack[] => {
  const onSide = Math.ceil(count / SIDES);
  const across = (width - 2 * THICK) / onSide;
  const down = (height - 2 * THICK) / onSide;
  return Array.from({ length: count }, (_, stack) => {
    const side = Math.floor(stack / onSide);
    const place = stack % onSide;
    const isAcross = side % 2 === 0;
    const pitch = isAcross ? across : down;
    // The lower and the left side are counted backwards: the ring goes round.
    const along = THICK + (side < 2 ? place : onSide - 1 - place) * pitch;
    const far = (isAcross ? height : width) - THICK;
    const aside = side === 1 || side === 2 ? far : 0;
    return isAcross
      ? { x: along, y: aside, width: pitch * FILLED, height: THICK }
      : { x: aside, y: along, width: THICK, height: pitch * FILLED };
  });
};
