/** What a seat has put away before the first discard lies small by its plate: faces where they may be seen, else backs. */
import { useTranslation } from 'react-i18next';
import { tileName } from '../tiles/names.ts';
import { TileFace } from '../tiles/TileFace.tsx';
import { tileCode } from '../tiles/tileCode.ts';
import { inRow } from '../words/lists.ts';
import type { SeatScene } from './reading.ts';

export const Buried = ({ scene: { ruleset, seat, buried } }: { readonly scene: SeatScene }) => {
  const { t } = useTranslation(['table', 'tiles']);
  if (buried.length === 0) return null;
  const named = buried.map((tile) => (tile === null ? t('tiles:back') : tileName(t, ruleset, tile)));
  return (
    <span
      className="buried"
      role="img"
      data-testid={`buried-${seat}`}
      data-anchor={`buried-${seat}`}
      aria-label={t('plate.buried', { tiles: inRow(t, named) })}
    >
      {buried.map((tile, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: what is put away stays as it is
          key={place}
          className="buried-tile"
          data-tile={tile === null ? undefined : tileCode(ruleset, tile)}
        >
          <TileFace ruleset={ruleset} tile={tile} />
        </span>
      ))}
    </span>
  );
};
