/** The table of four, played or replayed. The own seat is always at the bottom. */
import { at } from '@paiju/engine';
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
import { CopiesNote } from './CopiesNote.tsx';
import type { FourGame } from './game.ts';
import { laidOutBy } from './laidOut.ts';
import type { Sitting, TableLayout } from './layout.ts';
import { layoutFor } from './layout.ts';
import { unitsOf } from './melds.ts';
import { useNews } from './news.ts';
import { OwnSide } from './OwnSide.tsx';
import { PersonContext } from './person.ts';
import { River } from './River.tsx';
import type { FourScene } from './reading.ts';
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
  readonly settled: SettledGame;
}

export const FourTable = ({ game, settled, shown, open, player, onShown }: FourTableProps) => {
  const { ref, room } = useRoom<HTMLElement>();
  const spotlight = useSpotlight();
  const scene = readScene(game, shown, open, useNews(shown.past));
  const isWatching = player === null;
  const layout =
    room === null || scene === null ? null : layoutFor(room, { isWatching, ...sittingOf(scene) });
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
        style={layout === null ? {} : varsOf(layout)}
      >
        {scene !== null && layout !== null && room !== null && (
          <PersonContext value={isWatching ? null : scene.own}>
            <Field {...{ settled, scene, layout, room, shown, player }} />
          </PersonContext>
        )}
        <Voices game={settled} voice={voice} table={ref} />
      </section>
    </SpotlightContext>
  );
};

/** Room for the next tile before it comes, so that none changes its row then. */
const sittingOf = (scene: FourScene): Sitting => ({
  tiles: scene.hand.length + (scene.turn === scene.own ? 0 : 1),
  laid: laidOutBy(scene, at(scene.seats, 0)).map(({ pieces }) => unitsOf(pieces)),
  longest: Math.max(...scene.seats.map(({ river }) => river.length)),
});

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
}

const Field = ({ settled, scene, layout, room, shown, player }: FieldProps) => {
  const { t } = useTranslation('telling');
  const [own, right, across, left] = scene.seats;
  if (!own || !right || !across || !left) return null;
  const says = centreSays(settled.telling, shown, { view: shown.now?.view ?? {}, t });
  return (
    <>
      <TopSeat scene={scene} own={across} layout={layout} room={room} hasCorner={player !== null} />
      <div className="table-middle" data-turned={layout.shape.isTurned || undefined}>
        <SideSeat scene={scene} own={left} layout={layout} side="left" />
        <Centre scene={scene} layout={layout} says={says} />
        {scene.seats.map((seat, place) => (
          <River key={seat.seat} ruleset={scene.ruleset} scene={seat} layout={layout} place={place} />
        ))}
        <SideSeat scene={scene} own={right} layout={layout} side="right" />
      </div>
      <OwnSide scene={scene} own={own} layout={layout} room={room} shown={shown} player={player} />
      <CopiesNote shown={shown} scene={scene} />
    </>
  );
};
