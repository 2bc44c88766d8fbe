/** The seat across: plate, hand and melds in one row along the upper edge. */
import { Concealed } from './Concealed.tsx';
import type { Room, TableLayout } from './layout.ts';
import { TILE_RATIO } from './layout.ts';
import { Melds } from './Melds.tsx';
import type { FourScene, SeatScene } from './reading.ts';
import { SeatPlate } from './SeatPlate.tsx';

interface Props {
  readonly scene: FourScene;
  readonly own: SeatScene;
  readonly layout: TableLayout;
  readonly room: Room;
}

/** What the plate takes, and the button of the play screen in the corner. */
const TAKEN = { small: 50 + 100 + 24, large: 200 } as const;
const HAND = 14;

export const TopSeat = ({ scene, own, layout, room }: Props) => {
  const { rows, river, back, meld, aside, isSmall, scale } = layout;
  const free = room.width - aside - (isSmall ? TAKEN.small : TAKEN.large * scale);
  const highest = (rows.top - 4) / TILE_RATIO;
  // Every tile laid out has left the hand: the room is shared by how many there are.
  const share =
    own.concealedSize / Math.max(HAND, own.concealedSize + 3.4 * own.melds.length + own.won.length);
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
