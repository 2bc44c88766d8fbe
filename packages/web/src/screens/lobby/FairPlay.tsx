/** Fair play: how somebody stands and what comes of leaving, and whom they do not want to meet. */
import type { OwnConduct } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { duration, instant } from '../../words/times.ts';
import { BlockedPeople } from './BlockedPeople.tsx';
import { OnlineHead } from './OnlineHead.tsx';
import { SuspendedWords } from './SuspendedWords.tsx';
import { useOwnConduct } from './useOwnConduct.ts';

export const FairPlay = () => {
  const { t } = useTranslation('conduct');
  const conduct = useOwnConduct();
  return (
    <main className="screen lobby" data-testid="fair-play">
      <OnlineHead title={t('title')} />
      <section className="card fair-card" aria-labelledby="own-standing" data-testid="own-standing">
        <h2 id="own-standing">{t('standing.title')}</h2>
        {conduct === null ? <p>{t('standing.good')}</p> : <Standing conduct={conduct} />}
        <p className="soft">{t('standing.rule')}</p>
      </section>
      <BlockedPeople />
    </main>
  );
};

const Standing = ({ conduct }: { readonly conduct: OwnConduct }) => {
  const { t, i18n } = useTranslation('conduct');
  const { suspended, offences, pausedUntil, nextPauseMs, matchesToGo } = conduct;
  return (
    <>
      {suspended !== null && (
        <div role="alert" className="online-trouble standing-note">
          <SuspendedWords suspended={suspended} />
        </div>
      )}
      {pausedUntil !== null && (
        <>
          <p>
            <strong>{t('standing.paused', { time: instant(i18n.language, pausedUntil, Date.now()) })}</strong>
          </p>
          <p>{t('standing.rest')}</p>
        </>
      )}
      {offences === 0 ? (
        suspended === null && <p>{t('standing.good')}</p>
      ) : (
        <>
          <p>{t('standing.offences', { n: offences })}</p>
          <p>{t('standing.next', { duration: duration(t, nextPauseMs) })}</p>
          <p>{t('standing.toGo', { n: matchesToGo })}</p>
        </>
      )}
    </>
  );
};
