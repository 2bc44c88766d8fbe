/** Open sets, three tiles each, as large as discards and on the line of the hand. */
import type { Seat } from '@paiju/engine';
import type { HaiyukiSeatView } from '@paiju/engine/haiyuki';
import { useTranslation } from 'react-i18next';
import { tileName } from '../../../tiles/names.ts';
import { TileFace } from '../../../tiles/TileFace.tsx';

interface MeldsProps {
  readonly seat: Seat;
  readonly melds: HaiyukiSeatView['melds'];
  readonly label: string;
}

export const Melds = ({ seat, melds, label }: MeldsProps) => {
  const { t } = useTranslation(['duel', 'tiles']);
  if (melds.length === 0) return null;
  return (
    <ul className="duel-melds" data-anchor={`melds-${seat}`} aria-label={label}>
      {melds.map(({ tile }) => (
        <li key={tile} className="duel-meld">
          <span className="sr-only">{t('set', { tile: tileName(t, 'haiyuki', tile) })}</span>
          {[0, 1, 2].map((copy) => (
            <TileFace key={copy} ruleset="haiyuki" tile={tile} />
          ))}
        </li>
      ))}
    </ul>
  );
};
