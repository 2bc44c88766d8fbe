/** The concealed tiles of somebody else: backs, or faces where the hand lies open. */
import type { Tile } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { TileFace } from '../tiles/TileFace.tsx';
import { TILE_RATIO } from './layout.ts';
import type { SeatScene } from './reading.ts';
import { TableTile } from './TableTile.tsx';
import type { Vars } from './vars.ts';

interface Props {
  readonly ruleset: string;
  readonly scene: SeatScene;
  readonly isUpright: boolean;
  /** How long the row or column may be, and how wide a tile is at most. */
  readonly length: number;
  readonly wanted: number;
}

/** So much of a face must be seen. */
const LEAST = 0.86;

export const Concealed = ({ ruleset, scene, isUpright, length, wanted }: Props) => {
  const { t } = useTranslation('table');
  const { faces, concealedSize } = scene;
  // A drawn tile may lie closed beside an open hand.
  const tiles: (Tile | null)[] = Array.from({ length: concealedSize }, (_, i) => faces?.[i] ?? null);
  // Faces may hide a little of each other, not more; backs may.
  const width =
    faces === null
      ? wanted
      : Math.min(wanted, length / Math.max(1, tiles.length) / (isUpright ? LEAST : LEAST * TILE_RATIO));
  const size = isUpright ? width : width * (faces === null ? 0.8 : TILE_RATIO);
  const pitch = Math.min(size, length / Math.max(1, tiles.length));
  const style: Vars = { '--tile-w': `${width}px`, '--pitch': `${pitch}px` };
  return (
    <section
      className={isUpright ? 'concealed' : 'concealed concealed-side'}
      data-anchor={`hand-${scene.seat}`}
      aria-label={`${t('handOf', { name: scene.name })}. ${t('hand.backs', { n: concealedSize })}`}
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
