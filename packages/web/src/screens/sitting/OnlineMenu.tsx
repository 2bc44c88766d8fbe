/** The menu of a match with others: leaving is here, and a bot plays on. */
import type { TableNow } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlineSitting } from '../../online/sitting.ts';
import type { GameShown } from '../../play/client.ts';
import { addressOf, goTo } from '../../routes.ts';
import { hushed, useHushed } from '../../store/hushed.ts';
import type { MenuProps } from '../play/AtTable.tsx';
import { MenuSheet } from '../play/MenuSheet.tsx';

interface Props extends MenuProps {
  readonly table: TableNow;
  readonly sitting: OnlineSitting;
  readonly shown: GameShown;
}

export const OnlineMenu = ({ table, sitting, ...sheet }: Props) => {
  const { t } = useTranslation(['online', 'table']);
  const isHushed = useHushed();
  const [isAsked, setAsked] = useState(false);
  const isSeated = table.own !== null;
  const leave = (): void => {
    if (isSeated) sitting.say({ type: 'stand' });
    goTo('online');
  };
  return (
    <MenuSheet {...sheet}>
      <button type="button" className="button" onClick={() => hushed.keep(!isHushed)}>
        {t(isHushed ? 'online:emotes.unmute' : 'online:emotes.mute')}
      </button>
      <a className="button" data-testid="to-home" href={addressOf()}>
        {t('table:menu.home')}
      </a>
      <button
        type="button"
        className="button button-danger"
        data-testid="leave"
        onClick={() => (isSeated && table.phase === 'playing' ? setAsked(true) : leave())}
      >
        {t('online:match.leave')}
      </button>
      {isAsked && (
        <div role="alert" className="leave-sure">
          <p>{t('online:match.leaveSure')}</p>
          <button type="button" className="button button-danger" data-testid="leave-sure" onClick={leave}>
            {t('online:match.leaveYes')}
          </button>
          <button type="button" className="button" onClick={() => setAsked(false)}>
            {t('online:match.leaveNo')}
          </button>
        </div>
      )}
    </MenuSheet>
  );
};
