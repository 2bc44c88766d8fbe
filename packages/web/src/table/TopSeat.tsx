/** The seat across: plate, hand and melds in one row along the upper edge. */
import type { MeldView } from '@paiju/engine';
import type { Room } from '../looks/useRoom.ts';
import { Concealed } from './Concealed.tsx';
import type { TableLayout } from './layout.ts';
import { TILE_RATIO } from './layout.ts';
import { Melds } from './Melds.tsx';
import type { FourScene, SeatScene } from './reading.ts';
import { SeatPlate } from './SeatPlate.tsx';

interface Props {
  readonly scene: FourScene;
  readonly own: SeatScene;
  readonly layout: TableLayout;
  readonly room: Room;
  /** The corner belongs to the menu. */
  readonly hasCorner: boolean;
}

/** What the plate takes with the gaps beside it, and the menu in the corner. */
const PLATE = { small: 124, large: 200 } as const;
const CORNER = 50;
const HAND = 14;
/** A back takes so much of the room of a face. */
const BACK = 0.6;

/** About as wide, in tiles, as a meld lies. */
const withMeld = (sum: number, { kind, made }: MeldView): number =>
  sum + (made === 'special' ? 1.4 : kind === 'kong' ? 4.7 : 3.7);

export const TopSeat = ({ scene, own, layout, room, hasCorner }: Props) => {
  const { rows, river, back, meld, aside, isSmall, scale } = layout;
  const taken = isSmall ? PLATE.small + (hasCorner ? CORNER : 0) : PLATE.large * scale;
  const free = room.width - aside - taken;
  const highest = (rows.top - 4) / TILE_RATIO;
  // Every tile laid out has left the hand: the room is shared by how many there are. Backs need only be counted.
  const weight = own.faces === null ? BACK : 1;
  const held = weight * own.concealedSize;
  const share = held / Math.max(weight * HAND, held + own.melds.reduce(withMeld, 0) + own.won.length);
  return (
    <div className="table-top">
      <SeatPlate scene={own} isOwn={false} />
      <Concealed
        ruleset={scene.ruleset}
        scene={own}
        isUpright
        length={free * share}
        wanted={own.faces === null ? Math.min(back, highest) : Math.min(river, highest)}
      />
      <Melds
        scene={scene}
        own={own}
        room={{ width: free * (1 - share), height: rows.top }}
        wanted={Math.min(meld, highest)}
      />
    </div>
  );
};
