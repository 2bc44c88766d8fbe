/** What is counted of matches of one game: shares with what they are shares of, places, and points. */
import type { GameId } from '@paiju/engine';
import type { OwnStatistics } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import type { Statistic } from '../../games/statistics.ts';
import { STATISTICS, STATISTICS_OF } from '../../games/statistics.ts';
import { unitName } from '../../telling/optionWords.ts';
import { LastPoints } from './LastPoints.tsx';
import { Places } from './Places.tsx';
import { ShareBar } from './ShareBar.tsx';

/** Below so many rounds it is said that they say little. */
const FEW_ROUNDS = 100;

interface Props {
  readonly game: GameId;
  readonly statistics: OwnStatistics;
}

export const Figures = ({ game, statistics }: Props) => {
  const { t } = useTranslation('standing');
  const { matches, facts, places, last, points } = statistics;
  if (matches === 0)
    return (
      <p className="card" data-testid="figures-none">
        {t('matches.none')}
      </p>
    );
  return (
    <>
      <section className="card figures" aria-labelledby="figures">
        <h2 id="figures">
          {t('statistics.played', { n: matches })} · {t('statistics.rounds', { n: facts.rounds })}
        </h2>
        <dl className="figure-list" data-testid="figures">
          {STATISTICS_OF[game].map((name) => (
            <FigureCard key={name} name={name} game={game} facts={facts} />
          ))}
        </dl>
        {facts.rounds < FEW_ROUNDS && <p className="soft">{t('statistics.few')}</p>}
      </section>
      <div className="lobby-columns">
        <Places places={places} matches={matches} />
        <LastPoints game={game} last={last} average={points / matches} />
      </div>
    </>
  );
};

interface FigureProps extends Pick<Props, 'game'> {
  readonly name: Statistic;
  readonly facts: OwnStatistics['facts'];
}

const FigureCard = ({ name, game, facts }: FigureProps) => {
  const { t } = useTranslation('standing');
  const { fact, per, as } = STATISTICS[name];
  const [n, all] = [facts[fact], facts[per]];
  const share = all === 0 ? null : n / all;
  const inWords = (value: number): string => {
    if (as === 'share') return `${Math.round(100 * value)}%`;
    return as === 'average' ? value.toFixed(1) : `${figure(Math.round(value))} ${unitName(t, game)}`;
  };
  return (
    <div className="figure-card" data-testid={`figure-${name}`}>
      <dt>{t(`statistics.name.${name}`)}</dt>
      <dd>
        <strong>{share === null ? '–' : inWords(share)}</strong>{' '}
        <span className="soft">
          {as === 'share' ? t('statistics.share', { n, all }) : t('statistics.inAll', { n })}
        </span>
        {as === 'share' && <ShareBar share={share ?? 0} />}
      </dd>
    </div>
  );
};
