/** How large the own melds are, and where the row of hand and melds begins. */
import type { Room } from '../looks/useRoom.ts';
import type { TableLayout } from './layout.ts';
import { meldFit } from './melds.ts';

/** Between plate, hand and melds, and at the ends. */
const GAP = 8;
const GAPS = 3 * GAP;

export interface OwnFit {
  readonly meld: number;
  readonly left: number;
}

/** Melds lie beside the hand, upright on a phone beside the plate. */
export const ownFit = (melds: readonly number[], layout: TableLayout, { width }: Room): OwnFit => {
  const { row, rows, river, plate, isSmall, isFlat } = layout;
  if (isSmall && !isFlat)
    return {
      meld: meldFit(melds, { width: width - plate.width - GAPS, height: rows.strip }, river),
      left: 0,
    };
  const hand = row.width * (row.columns * 1.045 + 0.5);
  const beside = isFlat ? plate.width : 0;
  const meld = meldFit(melds, { width: width - hand - beside - GAPS, height: rows.hand }, river);
  const laid = melds.length === 0 ? 0 : melds.reduce((a, b) => a + b, 0) * meld + GAP;
  return { meld, left: Math.max(GAP, Math.floor((width - hand - laid) / 2)) };
};
