/** The concealed tiles of somebody else: backs, or faces where the hand lies open. */
import type { Tile } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { TileFace } from '../tiles/TileFace.tsx';
import type { SeatScene } from './reading.ts';
import { RIVER_RATIO } from './rivers.ts';
import { placesFor, type SeatFit } from './seatFit.ts';
import { TableTile } from './TableTile.tsx';
import type { Vars } from './vars.ts';

interface Props {
  readonly ruleset: string;
  readonly scene: SeatScene;
  /** In a line, along an edge, along it with its faces turned, or in rows. */
  readonly way: 'line' | 'column' | 'left' | 'right' | 'rows';
  readonly fit: SeatFit;
}

export const Concealed = ({ ruleset, scene, way, fit }: Props) => {
  const { t } = useTranslation('table');
  const { faces, concealedSize } = scene;
  // A drawn tile may lie closed beside an open hand.
  const tiles: (Tile | null)[] = Array.from({ length: concealedSize }, (_, i) => faces?.[i] ?? null);
  const style: Vars = {
    '--tile-w': `${fit.hand}px`,
    '--pitch': `${fit.pitch}px`,
    '--thick': `${fit.hand * RIVER_RATIO}px`,
    '--places': `${placesFor(concealedSize)}`,
  };
  return (
    <section
      className={`concealed concealed-${way}`}
      data-anchor={`hand-${scene.seat}`}
      aria-label={t('handOf', { name: scene.name, n: concealedSize })}
      style={style}
    >
      {tiles.map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike, faces are in order
        <span key={place} className={tile === null ? 'concealed-back' : 'concealed-face'}>
          {tile === null ? (
            <TileFace ruleset={ruleset} tile={null} />
          ) : (
            <TableTile ruleset={ruleset} tile={tile} />
          )}
        </span>
      ))}
    </section>
  );
};
