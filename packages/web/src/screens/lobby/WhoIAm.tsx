/** Who plays here, as others see them, and the way to change that. */
import { tidyName } from '@paiju/engine/input';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Face } from '../../looks/Face.tsx';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../store/settings.ts';
import { ownWish } from './ownWish.ts';
import './who.css';

export const WhoIAm = () => {
  const { t } = useTranslation(['online', 'common']);
  const { name, avatar } = useSettings();
  // Whoever comes for the first time is somebody at once.
  useEffect(() => void ownWish(), []);
  return (
    <a className="who-i-am" href={addressOf('account')} data-testid="who-i-am">
      <span className="who-face" aria-hidden="true">
        <Face avatar={avatar} />
      </span>
      <span>
        <span className="soft">{t('common:you')}</span>{' '}
        <strong data-testid="own-name">{tidyName(name)}</strong>
      </span>
      <small>{t('online:who.account')}</small>
    </a>
  );
};
