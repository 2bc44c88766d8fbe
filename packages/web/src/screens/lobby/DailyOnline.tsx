/** The deal of the day, played online: to begin, to go on with, or played, and how the others did. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { gameName } from '../../telling/optionWords.ts';
import { dayName } from '../../words/times.ts';
import { Trouble } from './Trouble.tsx';
import { useDaily } from './useDaily.ts';

export const DailyOnline = () => {
  const { t, i18n } = useTranslation(['finding', 'home']);
  const { daily, isBusy, trouble, begin } = useDaily();
  const { day, games } = daily;
  return (
    <section className="card daily-online" aria-labelledby="daily-online" data-testid="daily-online">
      <h2 id="daily-online">{t('finding:daily.title')}</h2>
      <p className="soft">
        {dayName(i18n.language, day)} · {t('finding:daily.line')}
      </p>
      <p className="soft">{t('finding:daily.apart')}</p>
      <ul>
        {games.map(({ ruleset, state }) => {
          const game = gameName(t, ruleset);
          return (
            <li key={ruleset}>
              <span className="daily-name">{game}</span>
              {state === 'over' ? (
                <a
                  className="button"
                  href={addressOf('online', 'daily', ruleset, day)}
                  aria-label={t('finding:daily.results', { game })}
                  data-testid={`daily-results-${ruleset}`}
                >
                  {t('finding:daily.seeResults')}
                </a>
              ) : (
                <button
                  type="button"
                  className="button"
                  disabled={isBusy}
                  aria-label={t(state === 'new' ? 'finding:daily.play' : 'finding:daily.goOn', { game })}
                  data-testid={`daily-online-${ruleset}`}
                  onClick={() => void begin(ruleset)}
                >
                  {t(state === 'new' ? 'home:play' : 'home:dailyGoOn')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Trouble trouble={trouble} />
      <a href={addressOf('online', 'daily')} data-testid="daily-earlier">
        {t('finding:daily.earlierDays')}
      </a>
    </section>
  );
};
