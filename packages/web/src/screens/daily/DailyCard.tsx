/** Today's deal in every game: to be played, to be gone on with, or played. */

import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { namesFor, startGame } from '../../games/start.ts';
import { goTo } from '../../routes.ts';
import { session } from '../../session/session.ts';
import type { GameMeta } from '../../store/shelf.ts';
import { gameName } from '../../telling/optionWords.ts';
import { DailyResult } from './DailyResult.tsx';
import { dailyChoice, dailyDate, dailySeed } from './daily.ts';

export const DailyCard = ({ list }: { readonly list: readonly GameMeta[] }) => {
  const { t } = useTranslation(['home', 'characters']);
  const date = dailyDate(Date.now());
  const playedOf = (ruleset: GameId): GameMeta | undefined =>
    list.find((meta) => meta.daily === date && meta.ruleset === ruleset && meta.company !== null);
  const begin = async (ruleset: GameId, played: GameMeta | undefined): Promise<void> => {
    if (played !== undefined && (await session.resume(played.id))) return goTo('play');
    const choice = dailyChoice(ruleset);
    const seed = dailySeed(ruleset, date);
    startGame({ ruleset, choice, names: namesFor(t, ruleset, choice), seed, occasion: { daily: date } });
  };
  return (
    <section className="card daily" aria-labelledby="daily-title">
      <h2 id="daily-title">
        {t('home:daily')} <span className="soft daily-date">{date}</span>
      </h2>
      <p className="soft">{t('home:dailyLine')}</p>
      <ul className="daily-games">
        {GAME_IDS.map((ruleset) => {
          const played = playedOf(ruleset);
          return (
            <li key={ruleset}>
              <span className="daily-name">{gameName(t, ruleset)}</span>
              {played?.isFinished ? (
                <DailyResult meta={played} />
              ) : (
                <button
                  type="button"
                  className="button"
                  data-testid={`daily-${ruleset}`}
                  onClick={() => void begin(ruleset, played)}
                >
                  {t(played === undefined ? 'home:play' : 'home:dailyGoOn')}
                  <span className="sr-only"> {gameName(t, ruleset)}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
