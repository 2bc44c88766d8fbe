/** The table of four, played or replayed. The own seat is always at the bottom. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useVoice } from '../calls/useVoice.ts';
import { Voices } from '../calls/Voices.tsx';
import type { Room } from '../looks/useRoom.ts';
import { useFlights } from '../motion/useFlights.ts';
import type { TableProps } from '../play/scene.ts';
import type { SettledGame } from '../settlement/game.ts';
import { centreSays } from '../telling/centre.ts';
import { SpotlightContext, useSpotlight } from '../tiles/spotlight.ts';
import { Centre } from './Centre.tsx';
import type { FourGame } from './game.ts';
import { layoutFor } from './layout.ts';
import { useNews } from './news.ts';
import { OwnSide } from './OwnSide.tsx';
import { PersonContext } from './person.ts';
import { River } from './River.tsx';
import type { FourScene } from './reading.ts';
import { readScene } from './reading.ts';
import { SideSeat } from './SideSeat.tsx';
import { sittingOf } from './sitting.ts';
import type { TableLayout } from './tableLayout.ts';
import './table.css';
import './plates.css';
import './own.css';
import { useRoom } from '../looks/useRoom.ts';
import { TopSeat } from './TopSeat.tsx';
import { useTableSounds } from './useTableSounds.ts';
import type { Vars } from './vars.ts';

/** Nobody asks before there are tiles. */
const CopiesNote = lazy(() => import('./CopiesNote.tsx').then(({ CopiesNote: own }) => ({ default: own })));

export interface FourTableProps extends TableProps {
  readonly game: FourGame;
  readonly settled: SettledGame;
}

export const FourTable = (props: FourTableProps) => {
  const { game, settled, shown, open, player, hasMenu = false, onShown } = props;
  const { ref, room } = useRoom<HTMLElement>();
  const spotlight = useSpotlight();
  const scene = readScene(game, shown, open, useNews(shown.past));
  const isWatching = player === null;
  const hasCorner = hasMenu || !isWatching;
  const layout =
    room === null || scene === null ? null : layoutFor(room, { isWatching, hasCorner, ...sittingOf(scene) });
  useFlights(ref, { ...shown, isFilm: isWatching });
  useTableSounds(shown);
  const voice = useVoice(settled, { ...shown, isFilm: isWatching, onShown });
  return (
    <SpotlightContext value={spotlight}>
      <section
        ref={ref}
        className="four-table felt on-felt"
        data-testid="table"
        data-small={layout?.isSmall || undefined}
        data-flat={layout?.isFlat || undefined}
        data-slim={(isWatching && layout !== null && isSlim(layout)) || undefined}
        style={layout === null ? {} : varsOf(layout)}
      >
        {scene !== null && layout !== null && room !== null && (
          <PersonContext value={isWatching ? null : scene.own}>
            <Field {...{ settled, scene, layout, room, hasCorner, shown, player }} />
          </PersonContext>
        )}
        {scene !== null && layout !== null && spotlight.pointed?.isAsked && (
          <Suspense fallback={null}>
            <CopiesNote shown={shown} scene={scene} layout={layout} />
          </Suspense>
        )}
        <Voices game={settled} voice={voice} table={ref} />
      </section>
    </SpotlightContext>
  );
};

/** A strip is too narrow for a plate, and there is a column beside it. */
const isSlim = ({ isFlat, shape, field, plate }: TableLayout): boolean =>
  isFlat && !shape.isTurned && field.strip < plate.width;

const varsOf = ({ rows, river, own, aside, field, plate, scale }: TableLayout): Vars => ({
  '--scale': `${scale}`,
  '--river-w': `${river}px`,
  '--own-w': `${own}px`,
  '--strip': `${field.strip}px`,
  '--plate-w': `${plate.width}px`,
  '--plate-h': `${plate.height}px`,
  '--above-hand': `${rows.actions + rows.strip}px`,
  '--hand-h': `${rows.hand}px`,
  '--aside': `${aside}px`,
  gridTemplateRows: `${rows.top}px ${rows.middle}px ${rows.actions}px ${rows.strip}px ${rows.hand}px`,
});

interface FieldProps extends Pick<FourTableProps, 'settled' | 'shown' | 'player'> {
  readonly scene: FourScene;
  readonly layout: TableLayout;
  readonly room: Room;
  readonly hasCorner: boolean;
}

const Field = ({ settled, scene, layout, room, hasCorner, shown, player }: FieldProps) => {
  const { t } = useTranslation('telling');
  const [own, right, across, left] = scene.seats;
  if (!own || !right || !across || !left) return null;
  const says = centreSays(settled.telling, shown, { view: shown.now?.view ?? {}, t });
  return (
    <>
      <TopSeat scene={scene} own={across} layout={layout} room={room} hasCorner={hasCorner} />
      <div className="table-middle" data-turned={layout.shape.isTurned || undefined}>
        <SideSeat scene={scene} own={left} layout={layout} side="left" />
        <Centre scene={scene} layout={layout} says={says} />
        {scene.seats.map((seat, place) => (
          <River key={seat.seat} ruleset={scene.ruleset} scene={seat} layout={layout} place={place} />
        ))}
        <SideSeat scene={scene} own={right} layout={layout} side="right" />
      </div>
      <OwnSide scene={scene} own={own} layout={layout} room={room} shown={shown} player={player} />
    </>
  );
};
