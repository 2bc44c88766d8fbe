/** The final ranking, and what can be done after a match. */
import type { Rank } from '@paiju/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageGame } from '../../games/index.ts';
import type { GameShown } from '../../play/client.ts';
import { gameLike } from '../../play/rounds.ts';
import { addressOf } from '../../routes.ts';
import { randomSeed } from '../../session/newGame.ts';
import { session } from '../../session/session.ts';
import { ShareButton } from '../../share/ShareButton.tsx';
import { shareLink } from '../../share/shareLink.ts';
import { games } from '../../store/games.ts';
import { DailyResult } from '../daily/DailyResult.tsx';
import { Ranking } from './Ranking.tsx';

interface Props {
  readonly shown: GameShown;
  readonly ranking: readonly Rank[];
}

export const MatchOver = ({ shown, ranking }: Props) => {
  const { t } = useTranslation('table');
  const id = session.meta?.id ?? '';
  const [isTooLong, setTooLong] = useState(false);
  const link = async (): Promise<string | null> => {
    const record = await games.text(id);
    const made = record === null ? null : await shareLink(record);
    setTooLong(record !== null && made === null);
    return made;
  };
  return (
    <section className="match-over" data-testid="match-over" aria-labelledby="match-over-title">
      <h2 id="match-over-title">{t('matchOver.title')}</h2>
      <Ranking shown={shown} ranking={ranking} />
      {session.meta?.daily != null && <DailyResult meta={session.meta} />}
      <div className="match-over-buttons">
        <TournamentReturn ruleset={shown.ruleset} />
        {session.isPractice && (
          <button
            type="button"
            className="button button-strong"
            data-testid="again"
            onClick={() => void playAgain()}
          >
            {t('matchOver.again')}
          </button>
        )}
        <a className="button" data-testid="to-review" href={addressOf('review', id)}>
          {t('matchOver.review')}
        </a>
        <a className="button" data-testid="to-replay" href={addressOf('replay', id)}>
          {t('matchOver.replay')}
        </a>
        <ShareButton label={t('matchOver.share')} text={link} />
        <a className="button" data-testid="to-home" href={addressOf()}>
          {t('matchOver.home')}
        </a>
      </div>
      {isTooLong && <p role="alert">{t('matchOver.tooLong')}</p>}
    </section>
  );
};

/** After a game of a tournament: the way back to it. */
const TournamentReturn = ({ ruleset }: { readonly ruleset: string }) => {
  const { t } = useTranslation('duel');
  const { tournament } = pageGame(ruleset);
  if (tournament === null || session.meta?.part !== tournament.address) return null;
  return (
    <a
      className="button button-strong"
      href={addressOf(tournament.address)}
      data-testid={`to-${tournament.address}`}
    >
      {t('toTournament')}
    </a>
  );
};

/** The same table with new tiles. */
const playAgain = async (): Promise<void> => {
  const { meta } = session;
  const text = meta === null ? null : await games.text(meta.id);
  if (meta?.company == null || text === null) return;
  session.begin(gameLike(text, meta.company, randomSeed()), { preset: meta.preset });
};
