/** What one's matches of a game show, and how one did against everybody. Without a game it is that of the newest match. */
import type { GameId } from '@paiju/engine';
import { at, GAME_IDS } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { standingApi } from '../../online/standingApi.ts';
import { guest } from '../../store/guest.ts';
import { useKept } from '../../store/kept.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { Figures } from './Figures.tsx';
import { GameNav } from './GameNav.tsx';
import { ANY_MATCH } from './matchWish.ts';
import { Nobody } from './Nobody.tsx';
import { Opponents } from './Opponents.tsx';
import { StandingHead } from './StandingHead.tsx';
import { useAnswer } from './useAnswer.ts';

export const StatisticsScreen = ({ game: wanted }: { readonly game: GameId | null }) => {
  const { t } = useTranslation('standing');
  const token = useKept(guest)?.token ?? null;
  const newest = useNewestGame(wanted === null ? token : null);
  const game = wanted ?? newest;
  const { value, trouble } = useAnswer(token === null || game === null ? null : `${token} ${game}`, () =>
    standingApi.statistics(token ?? '', { ...ANY_MATCH, game }),
  );
  const isNobody = token === null || trouble?.code === 'unknown-token';
  return (
    <main className="screen lobby standing" data-testid="statistics-screen">
      <StandingHead title={t('parts.statistics')} part="statistics" />
      {isNobody ? (
        <Nobody />
      ) : (
        <>
          <GameNav game={game} path={['statistics']} />
          <Trouble trouble={trouble} />
          {value !== null && game !== null && (
            <>
              <Figures game={game} statistics={value} />
              <Opponents opponents={value.opponents} game={game} />
            </>
          )}
        </>
      )}
    </main>
  );
};

/** Null while it is not known. Whoever has played nothing, or is nobody any more, sees the first game. */
const useNewestGame = (token: string | null): GameId | null => {
  const { value, trouble } = useAnswer(token === null ? null : `newest ${token}`, () =>
    standingApi.matches(token ?? '', ANY_MATCH, null),
  );
  if (value === null && trouble === null) return null;
  return value?.matches[0]?.game ?? at(GAME_IDS, 0);
};
