/** The seat across: plate, hand and melds in one row along the upper edge, or the melds in one of their own. */
import type { Room } from '../looks/useRoom.ts';
import { Concealed } from './Concealed.tsx';
import { laidOutBy } from './laidOut.ts';
import { Melds } from './Melds.tsx';
import { topFit } from './meldRoom.ts';
import type { FourScene, SeatScene } from './reading.ts';
import { SeatPlate } from './SeatPlate.tsx';
import { heldBy } from './sitting.ts';
import type { TableLayout } from './tableLayout.ts';
import type { Vars } from './vars.ts';

interface Props {
  readonly scene: FourScene;
  readonly own: SeatScene;
  readonly layout: TableLayout;
  readonly room: Room;
  /** The corner belongs to the menu. */
  readonly hasCorner: boolean;
}

export const TopSeat = ({ scene, own, layout, room, hasCorner }: Props) => {
  const fit = topFit(heldBy(scene, own), layout, room, hasCorner);
  return (
    <div
      className="table-top"
      data-seat-place={own.seat}
      data-two-lines={layout.hasTwoLines || undefined}
      style={{ '--plate-w': `${fit.plate}px` } as Vars}
    >
      <SeatPlate scene={own} isOwn={false} />
      <Concealed ruleset={scene.ruleset} scene={own} way="line" fit={fit} />
      <Melds
        ruleset={scene.ruleset}
        own={own}
        laidOut={laidOutBy(scene, own)}
        width={fit.meld}
        overlap={fit.overlap}
      />
    </div>
  );
};
