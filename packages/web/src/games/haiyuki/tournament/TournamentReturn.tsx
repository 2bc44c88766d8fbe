/** After a duel of the tournament: the way back to it. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../routes.ts';
import { session } from '../../../session/session.ts';
import { TOURNAMENT } from './duelGame.ts';

export const TournamentReturn = () => {
  const { t } = useTranslation('duel');
  if (session.meta?.part !== TOURNAMENT) return null;
  return (
    <a className="button button-strong" href={addressOf('tournament')} data-testid="to-tournament">
      {t('toTournament')}
    </a>
  );
};
