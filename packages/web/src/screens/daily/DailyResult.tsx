/** How the daily deal went, and a button that copies it as text. */

import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../share/CopyButton.tsx';
import type { GameMeta } from '../../store/shelf.ts';
import { gameName, unitName } from '../../telling/optionWords.ts';
import { dailyResult } from './daily.ts';

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

export const DailyResult = ({ meta }: { readonly meta: GameMeta }) => {
  const { t } = useTranslation('home');
  const { rank, points, medal } = dailyResult(meta.points, meta.company?.indexOf(null) ?? 0);
  const place = t(`place.${PLACES[rank - 1] ?? 'fourth'}`);
  const unit = unitName(t, meta.ruleset);
  const text = t('dailyShare', {
    date: meta.daily ?? '',
    game: gameName(t, meta.ruleset),
    medal,
    place,
    seats: meta.players.length,
    points,
    unit,
    address: location.origin + location.pathname,
  });
  return (
    <span className="daily-result">
      <span>
        {place} · {figure(points)} {unit}
      </span>
      <CopyButton label={t('copyResult')} testId={`daily-copy-${meta.ruleset}`} text={async () => text} />
    </span>
  );
};
