/** What a seat has laid out: its melds, and the tiles it has won on. As large as the room allows. */
import type { BySeat, Seat, Tile } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import type { Room } from '../looks/useRoom.ts';
import type { Piece } from './melds.ts';
import { meldFit, piecesOf, unitsOf } from './melds.ts';
import type { FourScene, SeatScene } from './reading.ts';
import { placeOf } from './reading.ts';
import { TableTile } from './TableTile.tsx';
import type { Vars } from './vars.ts';

interface Props {
  readonly scene: FourScene;
  readonly own: SeatScene;
  readonly room: Room;
  readonly wanted: number;
}

/** The tiles that were claimed from each river. */
const takenFrom = (seats: readonly SeatScene[]): BySeat<readonly Tile[]> => {
  const taken: Tile[][] = seats.map(() => []);
  for (const { seat, river } of seats)
    taken[seat] = river.filter(({ isTaken }) => isTaken).map(({ tile }) => tile);
  return taken;
};

export const Melds = ({ scene, own, room, wanted }: Props) => {
  const { t } = useTranslation('table');
  const count = scene.seats.length;
  const place = (seat: Seat): number => placeOf(seat, scene.own, count);
  const taken = takenFrom(scene.seats);
  const groups: (readonly Piece[])[] = own.melds.map((meld) =>
    piecesOf(meld, {
      owner: place(own.seat),
      from: meld.from === null ? null : place(meld.from),
      taken: meld.from === null ? [] : (taken[meld.from] ?? []),
    }),
  );
  const won = own.won.map((tile): Piece => ({ tile, isTurned: false }));
  const all = won.length === 0 ? groups : [...groups, ...won.map((piece) => [piece])];
  const width = meldFit(all.map(unitsOf), room, wanted);
  const style: Vars = { '--tile-w': `${width}px` };
  return (
    <section
      className="melds"
      data-testid={`melds-${own.seat}`}
      data-seat={own.seat}
      aria-label={t('melds', { name: own.name })}
      style={style}
    >
      {groups.map((pieces, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: melds are only ever added
        <span key={i} className="meld">
          {pieces.map(({ tile, isTurned }, at) => (
            <TableTile
              // biome-ignore lint/suspicious/noArrayIndexKey: so are the tiles of a kong
              key={at}
              ruleset={scene.ruleset}
              tile={tile}
              className={isTurned ? 'turned' : ''}
            />
          ))}
        </span>
      ))}
      {won.map(({ tile }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: won tiles are only ever added
        <span key={`won-${i}`} className="meld meld-won">
          <TableTile ruleset={scene.ruleset} tile={tile} state={t('action.win')} />
        </span>
      ))}
    </section>
  );
};
