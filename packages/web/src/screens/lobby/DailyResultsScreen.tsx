/** How everybody did with the deal of a day: the best first, bots among them, the own row marked; and other days. */
import type { GameId } from '@paiju/engine';
import { at, GAME_IDS, isGameId } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { gameName } from '../../telling/optionWords.ts';
import { dayAfter, dayName } from '../../words/times.ts';
import { dailyDate } from '../daily/daily.ts';
import { DailyTable } from './DailyTable.tsx';
import { OnlineHead } from './OnlineHead.tsx';
import { Trouble } from './Trouble.tsx';
import { useDailyResults } from './useDailyResults.ts';

interface Props {
  readonly game: string | undefined;
  readonly day: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Without a day it is yesterday: that everybody may see. */
export const DailyResultsScreen = ({ game, day }: Props) => {
  const { t, i18n } = useTranslation('finding');
  const today = dailyDate(Date.now());
  const ruleset: GameId = game !== undefined && isGameId(game) ? game : at(GAME_IDS, 0);
  const isDay = day !== undefined && DAY.test(day) && !Number.isNaN(Date.parse(day)) && day <= today;
  const shown = isDay ? day : dayAfter(today, -1);
  const { results, trouble } = useDailyResults(ruleset, shown);
  const addressFor = (to: string, wanted: GameId = ruleset): string =>
    addressOf('online', 'daily', wanted, to);
  return (
    <main className="screen lobby" data-testid="daily-results-screen">
      <OnlineHead title={t('daily.titleOf', { game: gameName(t, ruleset) })} />
      <nav className="daily-nav">
        <span className="row">
          {GAME_IDS.map((each) => (
            <a
              key={each}
              className="button"
              href={addressFor(shown, each)}
              aria-current={each === ruleset ? 'page' : undefined}
            >
              {gameName(t, each)}
            </a>
          ))}
        </span>
        <span className="row daily-days">
          <a className="button" href={addressFor(dayAfter(shown, -1))} data-testid="day-before">
            <span aria-hidden="true">←</span>
            <span className="sr-only">{t('daily.earlier')}</span>
          </a>
          <strong data-testid="daily-day">
            <time dateTime={shown}>{dayName(i18n.language, shown)}</time>
          </strong>
          {shown < today && (
            <a className="button" href={addressFor(dayAfter(shown, 1))} data-testid="day-after">
              <span aria-hidden="true">→</span>
              <span className="sr-only">{t('daily.later')}</span>
            </a>
          )}
        </span>
      </nav>
      {trouble?.code === 'not-found' || trouble?.code === 'unknown-token' ? (
        <p role="status" className="card" data-testid="play-first">
          {t('daily.playFirst')} <a href={addressOf('online')}>{t('daily.title')}</a>
        </p>
      ) : (
        <Trouble trouble={trouble} />
      )}
      {results !== null && <DailyTable results={results} />}
    </main>
  );
};
