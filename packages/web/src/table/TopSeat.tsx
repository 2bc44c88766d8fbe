/** The seat across: plate, hand and melds in one row along the upper edge. */
import type { Room } from '../looks/useRoom.ts';
import { Concealed } from './Concealed.tsx';
import { laidOutBy } from './laidOut.ts';
import type { TableLayout } from './layout.ts';
import { Melds } from './Melds.tsx';
import { meldFit, unitsOf } from './melds.ts';
import type { FourScene, SeatScene } from './reading.ts';
import { RIVER_RATIO } from './rivers.ts';
import { SeatPlate } from './SeatPlate.tsx';
import { inLine } from './seatFit.ts';

interface Props {
  readonly scene: FourScene;
  readonly own: SeatScene;
  readonly layout: TableLayout;
  readonly room: Room;
  /** The corner belongs to the menu. */
  readonly hasCorner: boolean;
}

const CORNER = 50;
/** Between plate, hand and melds, and at the ends. */
const GAPS = 22;
/** A plate is so wide on a phone, and so much wider for a suit and for each badge. */
const BARE_PLATE = 98;
const MARK = 18;

const plateFor = (
  { voidSuit, buried, isDealer, standing }: SeatScene,
  { plate, isSmall }: TableLayout,
): number => {
  if (!isSmall || buried.length > 0) return plate.width;
  const marks = [voidSuit !== null, isDealer, standing !== null].filter(Boolean);
  return Math.min(plate.width, BARE_PLATE + MARK * marks.length);
};

export const TopSeat = ({ scene, own, layout, room, hasCorner }: Props) => {
  const { rows, river, back, aside, hasTwoLines } = layout;
  const corner = hasCorner && aside === 0 ? CORNER : 0;
  const width = room.width - 2 * aside - corner - GAPS;
  const laidOut = laidOutBy(scene, own);
  const melds = laidOut.map(({ pieces }) => unitsOf(pieces));
  const tile = Math.min(river, ((hasTwoLines ? rows.top / 2 : rows.top) - 4) / RIVER_RATIO);
  const hand = { tiles: own.concealedSize, isOpen: own.faces !== null };
  const wanted = { tile, back: Math.min(back, tile), backPitch: 1 };
  const fit = inLine({ ...hand, melds: hasTwoLines ? [] : melds }, width - plateFor(own, layout), wanted);
  const below = meldFit(melds, { width, height: rows.top }, tile);
  return (
    <div className="table-top" data-seat-place={own.seat} data-two-lines={hasTwoLines || undefined}>
      <SeatPlate scene={own} isOwn={false} />
      <Concealed ruleset={scene.ruleset} scene={own} way="line" fit={fit} />
      <Melds ruleset={scene.ruleset} own={own} laidOut={laidOut} width={hasTwoLines ? below : fit.meld} />
    </div>
  );
};
