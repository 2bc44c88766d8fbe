/** A seat at the left or right edge: plate, hand and melds, one below the other along it. */
import { Concealed } from './Concealed.tsx';
import { laidOutBy } from './laidOut.ts';
import { Melds } from './Melds.tsx';
import { sideFit, stripOf } from './meldRoom.ts';
import type { FourScene, SeatScene } from './reading.ts';
import { SeatPlate } from './SeatPlate.tsx';
import { heldBy } from './sitting.ts';
import type { TableLayout } from './tableLayout.ts';

interface Props {
  readonly scene: FourScene;
  readonly own: SeatScene;
  readonly layout: TableLayout;
  readonly side: 'left' | 'right';
}

export const SideSeat = ({ scene, own, layout, side }: Props) => {
  const { isTurned } = layout.shape;
  const fit = sideFit(heldBy(scene, own), layout);
  const way = own.faces === null ? 'column' : isTurned ? side : 'rows';
  return (
    <div className={`side-seat side-${side}`} data-seat-place={own.seat}>
      <SeatPlate scene={own} isOwn={false} />
      <Concealed ruleset={scene.ruleset} scene={own} way={way} fit={fit} />
      <Melds
        ruleset={scene.ruleset}
        own={own}
        laidOut={laidOutBy(scene, own)}
        width={fit.meld}
        overlap={fit.overlap}
        {...(isTurned ? { turn: side } : { most: stripOf(layout) })}
      />
    </div>
  );
};
