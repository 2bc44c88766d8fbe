/** The table of four, played or replayed. The own seat is always at the bottom. */
import { useEffect, useMemo } from 'react';
import type { Room } from '../looks/useRoom.ts';
import { useFlights } from '../motion/useFlights.ts';
import type { TableProps } from '../play/scene.ts';
import { SpotlightContext, useSpotlight } from '../tiles/spotlight.ts';
import { Centre } from './Centre.tsx';
import { CopiesNote } from './CopiesNote.tsx';
import type { FourGame } from './game.ts';
import type { TableLayout } from './layout.ts';
import { layoutFor } from './layout.ts';
import { useNews } from './news.ts';
import { OwnSide } from './OwnSide.tsx';
import { River } from './River.tsx';
import type { FourScene, SeatScene } from './reading.ts';
import { readScene } from './reading.ts';
import { SideSeat } from './SideSeat.tsx';
import './table.css';
import './plates.css';
import './own.css';
import { useRoom } from '../looks/useRoom.ts';
import { TopSeat } from './TopSeat.tsx';
import { useTableSounds } from './useTableSounds.ts';
import type { Vars } from './vars.ts';

export interface FourTableProps extends TableProps {
  readonly game: FourGame;
}

export const FourTable = ({ game, shown, open, player, onShown }: FourTableProps) => {
  const { ref, room } = useRoom<HTMLElement>();
  const spotlight = useSpotlight();
  const isWatching = player === null;
  const layout = useMemo(() => (room === null ? null : layoutFor(room, isWatching)), [room, isWatching]);
  const scene = readScene(game, shown, open, useNews(shown.past));
  useFlights(ref, shown);
  useTableSounds(shown);
  const latest = shown.past.at(-1)?.number;
  useEffect(() => {
    if (latest !== undefined) onShown?.(latest);
  }, [latest, onShown]);
  return (
    <SpotlightContext value={spotlight}>
      <section
        ref={ref}
        className="four-table felt"
        data-testid="table"
        data-small={layout?.isSmall || undefined}
        data-flat={layout?.isFlat || undefined}
        style={layout === null ? {} : varsOf(layout)}
      >
        {scene !== null && layout !== null && room !== null && (
          <Field scene={scene} layout={layout} room={room} shown={shown} player={player} />
        )}
      </section>
    </SpotlightContext>
  );
};

const varsOf = ({ rows, river, own, side, edge, aside, centre, centreColumn, scale }: TableLayout): Vars => ({
  '--scale': `${scale}`,
  '--river-w': `${river}px`,
  '--own-w': `${own}px`,
  '--side': `${side}px`,
  '--edge': `${edge}px`,
  '--actions': `${rows.actions}px`,
  '--aside': `${aside}px`,
  '--centre-column': `${centreColumn}px`,
  '--centre-w': `${centre.width}px`,
  '--centre-h': `${centre.height}px`,
  gridTemplateRows: `${rows.top}px ${rows.middle}px ${rows.strip}px ${rows.actions}px ${rows.hand}px`,
});

interface FieldProps extends Pick<TableProps, 'shown' | 'player'> {
  readonly scene: FourScene;
  readonly layout: TableLayout;
  readonly room: Room;
}

const Field = ({ scene, layout, room, shown, player }: FieldProps) => {
  const [own, right, across, left] = scene.seats;
  if (!own || !right || !across || !left) return null;
  const { ruleset } = scene;
  const { river, centreColumns, centreRows } = layout;
  const riverOf = (seat: SeatScene) => (
    <River ruleset={ruleset} scene={seat} columns={centreColumns} rows={centreRows} width={river} />
  );
  return (
    <>
      <TopSeat scene={scene} own={across} layout={layout} room={room} hasCorner={player !== null} />
      <div className="table-middle">
        <SideSeat scene={scene} own={left} layout={layout} isLeft />
        <div className="table-centre">
          {riverOf(across)}
          <Centre scene={scene} layout={layout} isAsked={shown.asked !== null} />
          {riverOf(own)}
        </div>
        <SideSeat scene={scene} own={right} layout={layout} isLeft={false} />
      </div>
      <OwnSide scene={scene} own={own} layout={layout} room={room} shown={shown} player={player} />
      <CopiesNote shown={shown} scene={scene} />
    </>
  );
};
