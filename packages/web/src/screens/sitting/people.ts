/** The people of a table, by their chairs. */
import type { BySeat, Seat } from '@paiju/engine';
import type { Chair } from '@paiju/protocol';
import type { Avatar } from '../../looks/avatars.ts';
import { AVATARS, avatarAt } from '../../looks/avatars.ts';

/** The face that was chosen, where this page can draw it. */
export const chosenFace = (face: string | null): Avatar | null =>
  AVATARS.find((each) => each === face) ?? null;

export const faceOf = (face: string | null, seat: Seat): Avatar =>
  chosenFace(face) ?? avatarAt(seat, null, 'short');

/** What somebody in a chair is called; nothing where nobody is a person. */
export const nameAt = (chairs: BySeat<Chair>, seat: Seat | null): string => {
  const chair = seat === null ? undefined : chairs[seat];
  return chair?.is === 'person' ? chair.name : '';
};
