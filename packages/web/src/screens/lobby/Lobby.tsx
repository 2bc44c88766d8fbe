/** The lobby: a quick match, a table of one's own, a friend's by its code, those that are open to everybody, the deal of the day. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { useLastTable } from '../../store/lastTable.ts';
import { useLeftMatch } from '../../store/leftMatch.ts';
import { ByCode } from './ByCode.tsx';
import { DailyOnline } from './DailyOnline.tsx';
import { OpenTables } from './OpenTables.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import { StandingNote } from './StandingNote.tsx';
import { useOwnConduct } from './useOwnConduct.ts';
import { useQuickMatch } from './useQuickMatch.ts';
import { WhoIAm } from './WhoIAm.tsx';

export const Lobby = () => {
  const { t } = useTranslation(['online', 'conduct', 'standing']);
  const own = useLastTable();
  const left = useLeftMatch();
  const conduct = useOwnConduct();
  const { shown, quick } = useQuickMatch();
  // Where it is said that a match was left the way back to it stands too.
  const isLeft = own === left && conduct?.suspended === null && conduct.pausedUntil !== null;
  const mayPlay = conduct === null || (conduct.suspended === null && conduct.pausedUntil === null);
  return (
    <main className="screen lobby" data-testid="lobby">
      <header className="screen-head">
        <a className="button" href={addressOf()}>
          <span aria-hidden="true">←</span> {t('online:home')}
        </a>
        <h1>{t('online:title')}</h1>
      </header>
      <WhoIAm />
      <StandingNote conduct={conduct} />
      {own !== null && !isLeft && shown.is !== 'running' && (
        <a className="button button-strong" href={addressOf('table', own)} data-testid="own-table">
          {t('online:lobby.yours')}
        </a>
      )}
      <div className="lobby-columns">
        <QuickMatch shown={shown} quick={quick} mayPlay={mayPlay} />
        <div className="lobby-column">
          <section className="card lobby-ways" aria-labelledby="with-friends">
            <h2 id="with-friends">{t('online:lobby.friends')}</h2>
            <p className="soft">{t('online:lobby.line')}</p>
            <a className="button button-strong" href={addressOf('online', 'new')} data-testid="new-table">
              {t('online:lobby.newTable')}
            </a>
            <ByCode />
          </section>
          <DailyOnline />
        </div>
      </div>
      <OpenTables />
      <nav className="card lobby-standing" aria-labelledby="standing" data-testid="standing">
        <h2 id="standing">{t('standing:title')}</h2>
        <p className="soft">{t('standing:line')}</p>
        <div className="row">
          {(['ladders', 'matches', 'statistics'] as const).map((part) => (
            <a key={part} className="button" href={addressOf('standing', part)} data-testid={`to-${part}`}>
              {t(`standing:parts.${part}`)}
            </a>
          ))}
        </div>
      </nav>
      <nav className="row lobby-foot" aria-label={t('online:lobby.about')}>
        <a href={addressOf('online', 'fair-play')} data-testid="to-fair-play">
          {t('conduct:title')}
        </a>
        <a href={addressOf('privacy')} data-testid="to-privacy">
          {t('online:lobby.privacy')}
        </a>
      </nav>
    </main>
  );
};
