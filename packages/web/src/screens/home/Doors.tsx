/** Everything else there is, each with a line that says what it is. */
import type { GameId } from '@paiju/engine';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { TOURNAMENTS } from '../../games/index.ts';
import { addressOf } from '../../routes.ts';
import { OpenRecord } from '../records/OpenRecord.tsx';

export const Doors = ({ ruleset }: { readonly ruleset: GameId }) => {
  const { t } = useTranslation('home');
  const door = (name: 'tournament' | 'learn' | 'rules' | 'records', address: string) => (
    <a className="door" href={address} data-testid={name === 'records' ? 'records' : `door-${name}`}>
      <strong>{t(name)}</strong>
      <span className="soft">{t(`${name}Line`)}</span>
    </a>
  );
  return (
    <nav className="doors" aria-label={t('title')}>
      {door('learn', addressOf('learn', ruleset))}
      {door('rules', addressOf('rules', ruleset))}
      {TOURNAMENTS.map(({ address }) => (
        <Fragment key={address}>{door(address, addressOf(address))}</Fragment>
      ))}
      <a className="door" href={addressOf('bots', ruleset)} data-testid="door-bots">
        <strong>{t('botsDoor')}</strong>
        <span className="soft">{t('botsDoorLine')}</span>
      </a>
      {door('records', addressOf('records'))}
      <OpenRecord />
    </nav>
  );
};
