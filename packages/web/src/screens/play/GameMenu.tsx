/** The menu of a running game: everything that is not needed at every move. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameClient, GameShown } from '../../play/client.ts';
import { recordOfDeal } from '../../play/rounds.ts';
import { addressOf } from '../../routes.ts';
import { session } from '../../session/session.ts';
import { CopyButton } from '../../share/CopyButton.tsx';
import { games } from '../../store/games.ts';
import { paceFor, settings } from '../../store/settings.ts';
import type { GameTelling } from '../../telling/index.ts';
import { LogPanel } from '../../telling/LogPanel.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';

interface Props {
  readonly client: GameClient;
  readonly telling: GameTelling;
  readonly shown: GameShown;
  /** The log is here where there is no column for it. */
  readonly hasLog: boolean;
  onClose(): void;
}

export const GameMenu = ({ client, telling, shown, hasLog, onClose }: Props) => {
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
            {session.isPractice && shown.now !== null && (
              <CopyButton
                label={t('menu.copyPosition')}
                testId="copy-position"
                text={async () => (shown.now === null ? null : positionSeen(shown.ruleset, shown.now.view))}
              />
            )}
            {session.isPractice && (
              <button
                type="button"
                className="button"
                data-testid="restart"
                onClick={() => {
                  void restart(client);
                  onClose();
                }}
              >
                {t('menu.restart')}
              </button>
            )}
            <a className="button" data-testid="to-home" href={addressOf()}>
              {t('menu.home')}
            </a>
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

/** Nobody needs the rules to play here; they are fetched when a position is to be written. */
const positionSeen = async (ruleset: string, view: object): Promise<string> =>
  (await import('../../game/positionSeen.ts')).positionSeen(ruleset, view);

/** The same deal once more. */
const restart = async (client: GameClient): Promise<void> => {
  const { meta } = session;
  const text = meta === null ? null : await games.text(meta.id);
  if (meta?.company == null || text === null) return;
  client.goOn(recordOfDeal(text), meta.company, paceFor(settings.now));
};
