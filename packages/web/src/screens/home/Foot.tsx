/** Which version this is, and whether it works without a connection. */
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { version } from '../../../package.json' with { type: 'json' };
import { offline } from '../../offline/offline.ts';

const STATES = { online: 'online', ready: 'offlineReady', offline: 'offlineNow' } as const;

export const Foot = () => {
  const { t } = useTranslation('home');
  const state = useSyncExternalStore(offline.subscribe, () => offline.state);
  return (
    <footer className="home-foot soft">
      <span>{t('version', { version })}</span>
      <span data-testid="offline-state">{t(STATES[state])}</span>
    </footer>
  );
};
