/** What stands in the way of playing with others: suspended, or no rated match for a while, and what can be done about it. */
import type { OwnConduct } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { leftMatch, useLeftMatch } from '../../store/leftMatch.ts';
import { instant } from '../../words/times.ts';
import { SuspendedWords } from './SuspendedWords.tsx';

export const StandingNote = ({ conduct }: { readonly conduct: OwnConduct | null }) => {
  const { t, i18n } = useTranslation('conduct');
  const left = useLeftMatch();
  if (conduct === null) return null;
  const { suspended, pausedUntil } = conduct;
  if (suspended !== null)
    return (
      <div role="alert" className="online-trouble standing-note" data-testid="suspended">
        <SuspendedWords suspended={suspended} />
      </div>
    );
  if (pausedUntil === null) return null;
  const time = instant(i18n.language, pausedUntil, Date.now());
  if (left === null)
    return (
      <div role="status" className="card standing-note" data-testid="paused">
        <p>
          <strong>{t('standing.paused', { time })}</strong>
        </p>
        <p>{t('standing.why')}</p>
        <p className="soft">
          {t('standing.rest')} <a href={addressOf('online', 'fair-play')}>{t('title')}</a>
        </p>
      </div>
    );
  return (
    <div role="alert" className="card standing-note" data-testid="has-left">
      <p>{t('leave.left', { time })}</p>
      <div className="row">
        <a className="button button-strong" href={addressOf('table', left)}>
          {t('leave.back')}
        </a>
        <button type="button" className="button" onClick={() => leftMatch.keep(null)}>
          {t('leave.noted')}
        </button>
      </div>
    </div>
  );
};
