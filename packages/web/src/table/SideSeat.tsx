/** A seat at the left or right edge: its hand along the edge, then plate, river and melds. */
import { Concealed } from './Concealed.tsx';
import type { TableLayout } from './layout.ts';
import { TILE_RATIO } from './layout.ts';
import { Melds } from './Melds.tsx';
import { River } from './River.tsx';
import type { FourScene, SeatScene } from './reading.ts';
import { SeatPlate } from './SeatPlate.tsx';

interface Props {
  readonly scene: FourScene;
  readonly own: SeatScene;
  readonly layout: TableLayout;
  readonly isLeft: boolean;
}

/** The width of a tile of an open hand below its plate. */
const OPEN_BELOW = 19;

export const SideSeat = ({ scene, own, layout, isLeft }: Props) => {
  const { rows, river, sideColumns, sideRows, side, edge, meld, isFlat } = layout;
  const riverHeight = sideRows * TILE_RATIO * river;
  const below = (rows.middle - riverHeight) / 2 - 4;
  // On a phone on its side an edge is too short for a hand that can be read.
  const isBelowPlate = isFlat && own.faces !== null;
  const hand = isBelowPlate ? (
    <div />
  ) : (
    <Concealed
      ruleset={scene.ruleset}
      scene={own}
      isUpright={false}
      length={rows.middle - 12}
      wanted={own.faces === null ? Math.min(layout.back, edge - 4) : edge - 4}
    />
  );
  return (
    <>
      {isLeft && hand}
      <div className={isLeft ? 'side-seat side-left' : 'side-seat side-right'}>
        <div className="side-head">
          <SeatPlate scene={own} isOwn={false} />
          {isBelowPlate && (
            <Concealed ruleset={scene.ruleset} scene={own} isUpright length={side - 6} wanted={OPEN_BELOW} />
          )}
        </div>
        <River ruleset={scene.ruleset} scene={own} columns={sideColumns} rows={sideRows} width={river} />
        <Melds scene={scene} own={own} room={{ width: side - 6, height: below }} wanted={meld} />
      </div>
      {!isLeft && hand}
    </>
  );
};
