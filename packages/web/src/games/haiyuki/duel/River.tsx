/** The discards of a seat, ten to a row: the riichi discard lies sideways, what was taken leaves a ghost. */
import type { Seat, Tile } from '@paiju/engine';
import type { HaiyukiSeatView } from '@paiju/engine/haiyuki';
import { useTranslation } from 'react-i18next';
import { namesOf, tileName } from '../../../tiles/names.ts';
import { usePointing } from '../../../tiles/spotlight.ts';
import { TileFace } from '../../../tiles/TileFace.tsx';

interface RiverProps {
  readonly own: HaiyukiSeatView;
  readonly seat: Seat;
  readonly name: string;
  readonly isOwn: boolean;
  /** The place of the last discard of all, if it lies here. */
  readonly newest: number | null;
}

export const River = ({ own, seat, name, isOwn, newest }: RiverProps) => {
  const { t } = useTranslation(['duel', 'tiles']);
  const { discards, taken, riichi, destroyed } = own;
  const cut = namesOf(t, 'haiyuki', destroyed);
  return (
    <div className="duel-river" data-side={isOwn ? 'own' : 'other'}>
      {riichi !== null && <span className="riichi-stick" role="img" aria-label={t('stick')} />}
      <ol
        className="river-tiles"
        data-testid={`river-${seat}`}
        data-anchor={`river-${seat}`}
        aria-label={t('discards', { name })}
      >
        {discards.map((tile, place) => (
          <Discard
            // biome-ignore lint/suspicious/noArrayIndexKey: a discard is its place, and never moves
            key={place}
            tile={tile}
            isTaken={taken.includes(place)}
            isSideways={riichi?.place === place}
            isNewest={newest === place}
          />
        ))}
      </ol>
      {cut !== '' && <p className="river-cut">{t('destroyed', { tiles: cut })}</p>}
    </div>
  );
};

interface DiscardProps {
  readonly tile: Tile;
  readonly isTaken: boolean;
  readonly isSideways: boolean;
  readonly isNewest: boolean;
}

const Discard = ({ tile, isTaken, isSideways, isNewest }: DiscardProps) => {
  const { t } = useTranslation(['duel', 'tiles']);
  const { isLit, handlers } = usePointing(tile);
  const name = tileName(t, 'haiyuki', tile);
  const key = isTaken ? 'taken' : isSideways ? 'sideways' : isNewest ? 'newest' : null;
  return (
    <li
      className="discard"
      data-taken={isTaken || undefined}
      data-sideways={isSideways || undefined}
      data-newest={isNewest || undefined}
      data-lit={isLit || undefined}
      {...handlers}
    >
      <span className="sr-only">{key === null ? name : t(key, { tile: name })}</span>
      <TileFace ruleset="haiyuki" tile={tile} />
    </li>
  );
};
