/** What a seat has laid out: its melds, and the tiles it has won on. */
import { useTranslation } from 'react-i18next';
import type { LaidOut } from './laidOut.ts';
import { unitsOf } from './melds.ts';
import type { SeatScene } from './reading.ts';
import { RIVER_RATIO } from './rivers.ts';
import { TableTile } from './TableTile.tsx';
import type { Vars } from './vars.ts';

interface Props {
  readonly ruleset: string;
  readonly own: SeatScene;
  readonly laidOut: readonly LaidOut[];
  /** The width of a tile. */
  readonly width: number;
  /** Along the left or the right edge, as their owner sees them. */
  readonly turn?: 'left' | 'right' | null;
}

export const Melds = ({ ruleset, own, laidOut, width, turn = null }: Props) => {
  const { t } = useTranslation('table');
  const length = laidOut.reduce((sum, { pieces }) => sum + unitsOf(pieces), 0) * width;
  const style: Vars = {
    '--tile-w': `${width}px`,
    ...(turn === null ? {} : { '--length': `${length}px`, '--thick': `${width * RIVER_RATIO}px` }),
  };
  return (
    <section
      className={turn === null ? 'melds' : `melds melds-turned melds-${turn}`}
      data-testid={`melds-${own.seat}`}
      data-seat={own.seat}
      aria-label={t('melds', { name: own.name })}
      style={style}
    >
      <div className="melds-line" data-anchor={`melds-${own.seat}`}>
        {laidOut.map(({ pieces, isWon }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: melds are only ever added
          <span key={i} className={isWon ? 'meld meld-won' : 'meld'}>
            {pieces.map(({ tile, isTurned }, at) => (
              <TableTile
                // biome-ignore lint/suspicious/noArrayIndexKey: so are the tiles of a kong
                key={at}
                ruleset={ruleset}
                tile={tile}
                className={isTurned ? 'turned' : ''}
                state={isWon ? t('action.win') : ''}
              />
            ))}
          </span>
        ))}
      </div>
    </section>
  );
};
