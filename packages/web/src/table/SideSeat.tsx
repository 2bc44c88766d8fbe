/** A seat at the left or right edge: plate, hand and melds, one below the other along it. */
import { Concealed } from './Concealed.tsx';
import { laidOutBy } from './laidOut.ts';
import type { TableLayout } from './layout.ts';
import { Melds } from './Melds.tsx';
import { unitsOf } from './melds.ts';
import type { FourScene, SeatScene } from './reading.ts';
import { STRIP_AIR } from './rivers.ts';
import { SeatPlate } from './SeatPlate.tsx';
import { inLine, inRows } from './seatFit.ts';

interface Props {
  readonly scene: FourScene;
  readonly own: SeatScene;
  readonly layout: TableLayout;
  readonly side: 'left' | 'right';
}

/** A back takes so much of its width along the edge; where the strip is narrow and long the hand fills it. */
const EDGEWISE = { rows: 0.8, turned: 1.36 } as const;
/** Between plate, hand and melds. */
const GAPS = 6;

export const SideSeat = ({ scene, own, layout, side }: Props) => {
  const { rows, river, back, plate, shape, field } = layout;
  const laidOut = laidOutBy(scene, own);
  const held = {
    tiles: own.concealedSize,
    isOpen: own.faces !== null,
    melds: laidOut.map(({ pieces }) => unitsOf(pieces)),
  };
  const length = rows.middle - plate.height - GAPS;
  const wanted = { tile: river, back, backPitch: shape.isTurned ? EDGEWISE.turned : EDGEWISE.rows };
  const fit = shape.isTurned
    ? inLine(held, length, wanted)
    : inRows(held, { width: field.strip - STRIP_AIR, height: length }, wanted);
  const way = own.faces === null ? 'column' : shape.isTurned ? side : 'rows';
  return (
    <div className={`side-seat side-${side}`} data-seat-place={own.seat}>
      <SeatPlate scene={own} isOwn={false} />
      <Concealed ruleset={scene.ruleset} scene={own} way={way} fit={fit} />
      <Melds
        ruleset={scene.ruleset}
        own={own}
        laidOut={laidOut}
        width={fit.meld}
        turn={shape.isTurned ? side : null}
      />
    </div>
  );
};
