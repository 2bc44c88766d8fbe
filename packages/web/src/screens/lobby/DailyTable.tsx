/** Everybody's points with the same deal, in a table. Who has as many has the same place. */
import type { DailyResults, DailyRow } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { unitName } from '../../telling/optionWords.ts';
import { dailyResult } from '../daily/daily.ts';
import { levelName } from './levels.ts';
import { PeopleTable } from './PeopleTable.tsx';
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
    <section className="card people-table">
      <p className="soft">{t('finding:daily.played', { n: people })}</p>
      <PeopleTable
        testId="daily-table"
        ownId="daily-own"
        columns={[
          { head: t('finding:daily.place') },
          { head: t('finding:daily.who') },
          { head: t('finding:daily.points'), isFigure: true },
          { head: t('finding:daily.seat') },
        ]}
        rows={rows.map((row) => ({
          is: row.is,
          isOwn: row.isOwn,
          place: figure(1 + rows.filter((other) => ownPoints(other) > ownPoints(row)).length),
          name: row.is === 'bot' ? t('online:create.bot', { level: levelName(t, row.name) }) : row.name,
          cells: [
            `${figure(ownPoints(row))} ${unitName(t, ruleset)}`,
            t(`home:place.${PLACES[dailyResult(row.points, 0).rank - 1] ?? 'fourth'}`),
          ],
        }))}
      />
      {botsPlay(results) && (
        <p role="status" className="soft">
          {t('finding:daily.botsPlay')}
        </p>
      )}
    </section>
  );
};
