/** The people of a table, by their chairs. */
import type { BySeat, Seat } from '@paiju/engine';
import type { Chair } from '@paiju/protocol';
import type { Avatar } from '../../looks/avatars.ts';
import { AVATARS, avatarAt, chosenFace } from '../../looks/avatars.ts';

/**
 * Faces by seat, no two alike, for many keep the face that everybody begins with: whoever looks has their own, people
 * have theirs before bots, and who comes after somebody with the same face is shown with another.
 */
export const facesAt = (chairs: BySeat<Chair>, own: Seat | null): BySeat<Avatar> => {
  const seats = chairs.map((_, seat) => seat);
  const rank = (seat: Seat): number => (seat === own ? 0 : chairs[seat]?.is === 'person' ? 1 : 2);
  const faces = new Map<Seat, Avatar>();
  for (const seat of seats.toSorted((a, b) => rank(a) - rank(b))) {
    const chair = chairs[seat];
    const taken = new Set(faces.values());
    const liked = (chair?.is === 'person' ? chosenFace(chair.face) : null) ?? avatarAt(seat, null, 'short');
    faces.set(seat, [liked, ...AVATARS].find((each) => !taken.has(each)) ?? liked);
  }
  return seats.map((seat) => faces.get(seat) ?? 'short');
};

/** What somebody in a chair is called; nothing where nobody is a person. */
export const nameAt = (chairs: BySeat<Chair>, seat: Seat | null): string => {
  const chair = seat === null ? undefined : chairs[seat];
  return chair?.is === 'person' ? chair.name : '';
};
