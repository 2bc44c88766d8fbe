/** The discards of one seat in reading order. What was taken leaves a ghost. */
import { useTranslation } from 'react-i18next';
import { riverFit } from './layout.ts';
import type { SeatScene } from './reading.ts';
import { TableTile } from './TableTile.tsx';
import type { Vars } from './vars.ts';

interface Props {
  readonly ruleset: string;
  readonly scene: SeatScene;
  readonly columns: number;
  readonly rows: number;
  /** The width of a tile while all of them fit. */
  readonly width: number;
}

export const River = ({ ruleset, scene, columns, rows, width }: Props) => {
  const { t } = useTranslation('table');
  const fit = riverFit(scene.river.length, columns, rows);
  const style: Vars = {
    '--tile-w': `${Math.floor(width * fit.scale * 10) / 10}px`,
    gridTemplateColumns: `repeat(${fit.columns}, auto)`,
    width: columns * width,
    height: Math.ceil(rows * width * 1.43),
  };
  return (
    <section
      className="river"
      data-testid={`river-${scene.seat}`}
      data-seat={scene.seat}
      aria-label={t('river', { name: scene.name })}
      style={style}
    >
      {scene.river.map(({ tile, isTaken, isLast }, place) => (
        <TableTile
          // biome-ignore lint/suspicious/noArrayIndexKey: a discard keeps its place for good
          key={place}
          ruleset={ruleset}
          tile={tile}
          className={isLast ? 'river-last' : isTaken ? 'river-taken' : ''}
          state={isTaken ? t('riverTaken') : isLast ? t('riverLast') : ''}
        />
      ))}
    </section>
  );
};
