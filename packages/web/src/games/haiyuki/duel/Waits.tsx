/** The tiles that would complete the own hand, with how many of each nobody has seen. */
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../store/settings.ts';
import { tileName } from '../../../tiles/names.ts';
import { TileFace } from '../../../tiles/TileFace.tsx';
import { unseenOf } from './status.ts';

export const Waits = ({ view }: { readonly view: HaiyukiView }) => {
  const { t } = useTranslation(['duel', 'tiles']);
  const { showWaits } = useSettings();
  if (!showWaits || view.waits.length === 0 || view.phase.name === 'over')
    return <div className="duel-waits" />;
  return (
    <dl className="duel-waits" data-testid="waits">
      <dt>{t('waits')}</dt>
      {view.waits.map((tile) => {
        const n = unseenOf(view, tile);
        return (
          <dd key={tile}>
            <TileFace ruleset="haiyuki" tile={tile} />
            <span aria-hidden="true">×{n}</span>
            <span className="sr-only">{t('waitLeft', { tile: tileName(t, 'haiyuki', tile), n })}</span>
          </dd>
        );
      })}
    </dl>
  );
};
