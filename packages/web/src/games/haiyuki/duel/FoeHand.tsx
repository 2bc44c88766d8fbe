/** The opponent's closed tiles: backs, until they are shown. */
import type { Seat, Tile } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { namesOf } from '../../../tiles/names.ts';
import { TileFace } from '../../../tiles/TileFace.tsx';
import { titled } from '../../../words/lists.ts';
import { haiyukiRank } from './rank.ts';

interface FoeHandProps {
  readonly seat: Seat;
  readonly name: string;
  readonly size: number;
  /** Null while they are hidden. */
  readonly tiles: readonly Tile[] | null;
}

export const FoeHand = ({ seat, name, size, tiles }: FoeHandProps) => {
  const { t } = useTranslation(['duel', 'tiles']);
  const faces: readonly (Tile | null)[] =
    tiles === null
      ? Array.from({ length: size }, () => null)
      : tiles.toSorted((a, b) => haiyukiRank(a) - haiyukiRank(b));
  const names = namesOf(t, 'haiyuki', tiles ?? []);
  const label = t('closedTiles', { name, n: size });
  return (
    <div
      className="foe-hand"
      data-anchor={`hand-${seat}`}
      role="img"
      aria-label={names === '' ? label : titled(t, label, names)}
      data-shown={tiles !== null || undefined}
    >
      {faces.map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other
        <TileFace key={place} ruleset="haiyuki" tile={tile} />
      ))}
    </div>
  );
};
