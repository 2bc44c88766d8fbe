/** How large the own melds are, and where the row of hand and melds begins. */
import type { Room } from '../looks/useRoom.ts';
import { OWN_GAP } from './handRow.ts';
import { meldFit, narrowest, rowsNeeded } from './melds.ts';
import type { TableLayout } from './tableLayout.ts';

/** Between plate, hand and melds, and at the ends. */
const GAPS = 3 * OWN_GAP;

export interface OwnFit {
  readonly meld: number;
  /** The melds take so much of the width, and so much of it from the right edge on above the hand where they lie in two rows. */
  readonly width: number;
  readonly above: number;
  readonly left: number;
}

/** So much of the width is left beside the plate. */
export const besidePlate = ({ width }: Room, plate: Room): number => width - GAPS - plate.width;

/** Melds lie beside the hand, in two rows where one is too short; upright on a phone beside the plate. */
export const ownFit = (melds: readonly number[], layout: TableLayout, all: Room): OwnFit => {
  const { width } = all;
  const { row, rows, river, plate, isSmall, isFlat } = layout;
  const isUpright = isSmall && !isFlat;
  const hand = row.width * (row.columns * 1.045 + 0.5);
  const room = isUpright ? besidePlate(all, plate) : width - GAPS - hand;
  // On a desktop they may reach up beside the plate.
  const height = isUpright ? rows.strip : rows.hand + rows.strip;
  const meld = meldFit(melds, { width: room, height }, river);
  const lines = rowsNeeded(melds, room / meld);
  const isStacked = lines > 1;
  const laid = melds.reduce((a, b) => a + b, 0) * meld;
  // In rows they are as narrow as can be: what is beside them are buttons.
  const needed = isStacked ? narrowest(melds, lines) * meld + 1 : laid;
  // Nothing takes nothing, also where a whole hand leaves less.
  const taken = needed === 0 ? 0 : Math.min(room, needed);
  const left = Math.max(OWN_GAP, Math.floor((width - hand - (taken > 0 ? taken + OWN_GAP : 0)) / 2));
  return {
    meld,
    width: taken,
    above: isStacked && !isUpright ? taken + OWN_GAP + left : 0,
    left: isUpright ? 0 : left,
  };
};
