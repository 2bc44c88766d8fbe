/** Everybody one has met, most often met first: how often one ended ahead of them, and behind. */
import type { GameId } from '@paiju/engine';
import type { Opponent } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';

interface Props {
  readonly opponents: readonly Opponent[];
  readonly game: GameId;
}

export const Opponents = ({ opponents, game }: Props) => {
  const { t } = useTranslation('standing');
  return (
    <section className="card people-table" aria-labelledby="people">
      <h2 id="people">{t('people.title')}</h2>
      {opponents.length === 0 ? (
        <p>{t('people.none')}</p>
      ) : (
        <table data-testid="opponents" aria-labelledby="people">
          <thead>
            <tr>
              <th scope="col">{t('people.who')}</th>
              <th scope="col" className="figure">
                {t('people.matches')}
              </th>
              <th scope="col" className="figure">
                {t('people.ahead')}
              </th>
              <th scope="col" className="figure">
                {t('people.behind')}
              </th>
            </tr>
          </thead>
          <tbody>
            {opponents.map(({ who, name, matches, ahead, behind }) => (
              <tr key={who} data-testid="opponent">
                <th scope="row">
                  <a href={addressOf('standing', 'with', who, game)}>{name ?? t('gone')}</a>
                </th>
                <td className="figure">{figure(matches)}</td>
                <td className="figure">{figure(ahead)}</td>
                <td className="figure">{figure(behind)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
