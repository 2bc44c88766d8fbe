/** What every menu at a table has: its buttons, the settings behind one of them, and the log where there is no column for it. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../looks/Sheet.tsx';
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
  const [isInSettings, setInSettings] = useState(false);
  return (
    <Sheet
      title={isInSettings ? t('menu.settings') : t('menu.title')}
      label={t('menu.title')}
      closing={isInSettings ? t('menu.back') : t('menu.close')}
      name="menu"
      testId="game-menu"
      className="game-menu"
      onHead={() => (isInSettings ? setInSettings(false) : onClose())}
      onClose={onClose}
    >
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
    </Sheet>
  );
};
