/** The menu of a running game: everything that is not needed at every move. */
import { useTranslation } from 'react-i18next';
import type { GameClient, GameShown } from '../../play/client.ts';
import { recordOfDeal } from '../../play/rounds.ts';
import { addressOf } from '../../routes.ts';
import { session } from '../../session/session.ts';
import { CopyButton } from '../../share/CopyButton.tsx';
import { games } from '../../store/games.ts';
import { paceFor, settings } from '../../store/settings.ts';
import type { MenuProps } from './AtTable.tsx';
import { MenuSheet } from './MenuSheet.tsx';

interface Props extends MenuProps {
  readonly client: GameClient;
  readonly shown: GameShown;
}

export const GameMenu = ({ client, shown, ...sheet }: Props) => {
  const { t } = useTranslation('table');
  return (
    <MenuSheet shown={shown} {...sheet}>
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
            sheet.onClose();
          }}
        >
          {t('menu.restart')}
        </button>
      )}
      <a className="button" data-testid="to-home" href={addressOf()}>
        {t('menu.home')}
      </a>
    </MenuSheet>
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
