/** What has to find room on a table: how it is drawn hangs on it. */
import { at } from '@paiju/engine';
import { laidOutBy } from './laidOut.ts';
import { unitsOf } from './melds.ts';
import type { FourScene, SeatScene } from './reading.ts';
import type { Held } from './seatFit.ts';
import type { Sitting } from './tableLayout.ts';

/** Buried tiles take as much room on a plate as there is. */
const badgesOf = ({ voidSuit, buried, isDealer, standing }: SeatScene): number =>
  buried.length > 0
    ? Number.POSITIVE_INFINITY
    : [voidSuit !== null, isDealer, standing !== null].filter(Boolean).length;

/** What has to find room at its seat. */
export const heldBy = (scene: FourScene, seat: SeatScene): Held => ({
  tiles: seat.concealedSize,
  isOpen: seat.faces !== null,
  melds: laidOutBy(scene, seat).map(unitsOf),
  badges: badgesOf(seat),
  isPaid: seat.change !== null,
});

/** The tiles of the own hand: backs have places too, where whoever looks does not see it. */
const handOf = ({ hand, seats }: FourScene): number =>
  hand.length > 0 ? hand.length : at(seats, 0).concealedSize;

/** Room for the next tile before it comes, so that none changes its row then. */
export const sittingOf = (scene: FourScene): Sitting => ({
  isChoosing: scene.phase.name === 'choice',
  tiles: handOf(scene) + (scene.turn === scene.own ? 0 : 1),
  laid: heldBy(scene, at(scene.seats, 0)).melds,
  others: scene.seats.slice(1).map((seat) => heldBy(scene, seat)),
  longest: Math.max(...scene.seats.map(({ river }) => river.length)),
});
