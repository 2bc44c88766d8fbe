/** What every menu at a table has: its buttons, the settings behind one of them, and the log where there is no column for it. */
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown } from '../../play/client.ts';
import { addressOf } from '../../routes.ts';
import { LogPanel } from '../../telling/LogPanel.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import type { MenuProps } from './AtTable.tsx';

interface Props extends MenuProps {
  readonly shown: GameShown;
  /** The buttons that only this menu has. */
  readonly children: ReactNode;
}

export const MenuSheet = ({ telling, shown, hasLog, onClose, children }: Props) => {
  const { t } = useTranslation('table');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isInSettings, setInSettings] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="sheet game-menu"
      aria-label={t('menu.title')}
      data-testid="game-menu"
      onClose={onClose}
    >
      <header className="game-menu-head">
        <h2>{isInSettings ? t('menu.settings') : t('menu.title')}</h2>
        <button
          type="button"
          className="button"
          data-testid="menu-close"
          onClick={() => (isInSettings ? setInSettings(false) : onClose())}
        >
          {isInSettings ? t('menu.back') : t('menu.close')}
        </button>
      </header>
      {isInSettings ? (
        <SettingsForm />
      ) : (
        <>
          <div className="game-menu-buttons">
            <button
              type="button"
              className="button"
              data-testid="menu-settings"
              onClick={() => setInSettings(true)}
            >
              {t('menu.settings')}
            </button>
            <a className="button" href={addressOf('rules', shown.ruleset)}>
              {t('menu.rules')}
            </a>
            {children}
          </div>
          {hasLog && (
            <section className="game-menu-log">
              <h3>{t('menu.log')}</h3>
              <LogPanel game={telling} shown={shown} />
            </section>
          )}
        </>
      )}
    </dialog>
  );
};
