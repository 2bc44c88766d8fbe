/** What a seat has laid out: its melds, and the tiles it has won on. */
import { useTranslation } from 'react-i18next';
import type { LaidOut } from './laidOut.ts';
import { GAP, LOOSE_GAP, overlapIn, unitsOf } from './melds.ts';
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
  /** By how much the tiles of a meld lie over each other, in tiles. */
  readonly overlap?: number;
  /** Along the left or the right edge, as their owner sees them. */
  readonly turn?: 'left' | 'right' | null;
  /** A meld takes at most so much, in pixels. */
  readonly most?: number;
}

const classOf = ({ isWon, isLoose }: LaidOut): string =>
  ['meld', isWon ? 'meld-won' : '', isLoose ? 'meld-loose' : ''].join(' ').trim();

export const Melds = ({
  ruleset,
  own,
  laidOut,
  width,
  overlap = 0,
  turn = null,
  most = Number.POSITIVE_INFINITY,
}: Props) => {
  const { t } = useTranslation('table');
  const covered = (group: LaidOut): number => Math.max(overlap, overlapIn(group, most / width)) * width;
  const length = laidOut.reduce(
    (sum, group) => sum + unitsOf(group) * width - covered(group) * (group.pieces.length - 1),
    0,
  );
  const style: Vars = {
    '--tile-w': `${width}px`,
    '--gap': `${GAP * width}px`,
    '--loose-gap': `${LOOSE_GAP * width}px`,
    ...(turn === null ? {} : { '--length': `${length}px`, '--thick': `${width * RIVER_RATIO}px` }),
  };
  const styleOf = (group: LaidOut): Vars => ({ '--overlap': `${covered(group)}px` });
  return (
    <section
      className={turn === null ? 'melds' : `melds melds-turned melds-${turn}`}
      data-testid={`melds-${own.seat}`}
      data-seat={own.seat}
      aria-label={t('melds', { name: own.name })}
      style={style}
    >
      <div className="melds-line" data-anchor={`melds-${own.seat}`}>
        {laidOut.map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: melds are only ever added
          <span key={i} className={classOf(group)} style={styleOf(group)}>
            {group.pieces.map(({ tile, isTurned }, at) => (
              <TableTile
                // biome-ignore lint/suspicious/noArrayIndexKey: so are the tiles of a kong
                key={at}
                ruleset={ruleset}
                tile={tile}
                className={isTurned ? 'turned' : ''}
                state={group.isWon ? t('action.win') : ''}
              />
            ))}
          </span>
        ))}
      </div>
    </section>
  );
};
