/** Everybody's points with the same deal, in a table. Who has as many has the same place. */
import type { DailyResults, DailyRow } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { unitName } from '../../telling/optionWords.ts';
import { dailyResult } from '../daily/daily.ts';
import { levelName } from './levels.ts';
import { botsPlay } from './useDailyResults.ts';

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

const ownPoints = ({ points }: DailyRow): number => points[0] ?? 0;

export const DailyTable = ({ results }: { readonly results: DailyResults }) => {
  const { t } = useTranslation(['finding', 'home', 'online']);
  const { rows, people, ruleset } = results;
  if (rows.length === 0)
    return (
      <p className="card" data-testid="daily-nobody">
        {t('finding:daily.nobody')}
      </p>
    );
  return (
    <section className="card daily-table">
      <p className="soft">{t('finding:daily.played', { n: people })}</p>
      <table data-testid="daily-table">
        <thead>
          <tr>
            <th scope="col">{t('finding:daily.place')}</th>
            <th scope="col">{t('finding:daily.who')}</th>
            <th scope="col" className="daily-figure">
              {t('finding:daily.points')}
            </th>
            <th scope="col">{t('finding:daily.seat')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: people may have one name, and the rows come anew together
              key={i}
              data-is={row.is}
              data-own={row.isOwn || undefined}
              data-testid={row.isOwn ? 'daily-own' : undefined}
            >
              <td>{1 + rows.filter((other) => ownPoints(other) > ownPoints(row)).length}</td>
              <th scope="row">
                {row.is === 'bot' ? t('online:create.bot', { level: levelName(t, row.name) }) : row.name}
                {row.isOwn && <span className="soft"> · {t('online:table.you')}</span>}
              </th>
              <td className="daily-figure">
                {figure(ownPoints(row))} {unitName(t, ruleset)}
              </td>
              <td>{t(`home:place.${PLACES[dailyResult(row.points, 0).rank - 1] ?? 'fourth'}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {botsPlay(results) && (
        <p role="status" className="soft">
          {t('finding:daily.botsPlay')}
        </p>
      )}
    </section>
  );
};
