/** The discards of one seat, as it lays them: from the centre outwards. What was taken leaves a ghost. */
import { useTranslation } from 'react-i18next';
import type { SeatScene } from './reading.ts';
import { cellOf, depthOf, RIVER_RATIO, riverFit } from './rivers.ts';
import { TableTile } from './TableTile.tsx';
import type { TableLayout } from './tableLayout.ts';
import type { Vars } from './vars.ts';

interface Props {
  readonly ruleset: string;
  readonly scene: SeatScene;
  readonly layout: TableLayout;
  /** 0 at the bottom, then counter-clockwise. */
  readonly place: number;
}

export const River = ({ ruleset, scene, layout, place }: Props) => {
  const { t } = useTranslation('table');
  const { shape, field, river, reserve } = layout;
  const isBeside = place % 2 === 1;
  const long = isBeside ? shape.tall : shape.across;
  const count = scene.river.length;
  const fit = riverFit(count, long, depthOf(reserve, long));
  const lines = Math.max(1, Math.ceil(count / fit.columns));
  const width = Math.floor(river * fit.scale * 10) / 10;
  const [columns, rows] = isBeside ? [lines, fit.columns] : [fit.columns, lines];
  const style: Vars = {
    '--tile-w': `${width}px`,
    gridTemplateColumns: `repeat(${columns}, ${width}px)`,
    gridTemplateRows: `repeat(${rows}, ${width * RIVER_RATIO}px)`,
    ...field.rivers[place],
  };
  return (
    <section
      className={`river river-${place}`}
      data-testid={`river-${scene.seat}`}
      data-seat={scene.seat}
      data-anchor={`river-${scene.seat}`}
      aria-label={t('river', { name: scene.name })}
      style={style}
    >
      {scene.river.map(({ tile, isTaken, isLast }, discard) => {
        const { column, row } = cellOf(place, discard, fit.columns, count);
        return (
          <TableTile
            // biome-ignore lint/suspicious/noArrayIndexKey: a discard keeps its place for good
            key={discard}
            ruleset={ruleset}
            tile={tile}
            cell={{ gridColumn: column, gridRow: row }}
            className={isLast ? 'river-last' : isTaken ? 'river-taken' : ''}
            state={isTaken ? t('riverTaken') : isLast ? t('riverLast') : ''}
          />
        );
      })}
    </section>
  );
};
