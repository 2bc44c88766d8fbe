/** The own rating on a ladder, and how it went from match to match: as a picture, and as a table. */
import type { LadderNow, RatingPoint } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { dayOf } from './days.ts';
import { RatingGraph } from './RatingGraph.tsx';
import { RatingText } from './RatingText.tsx';

export const OwnRating = ({ now }: { readonly now: LadderNow }) => {
  const { t } = useTranslation('standing');
  const own = now.rows.find(({ isYou }) => isYou);
  const bots = now.rows.filter(({ level }) => level !== null);
  return (
    <section className="card own-rating" aria-labelledby="own-rating" data-testid="own-rating">
      <h2 id="own-rating">{t('ladder.own')}</h2>
      {own === undefined ? (
        <p>
          {t('ladder.none')} <a href={addressOf('online')}>{t('toLobby')}</a>
        </p>
      ) : (
        <p className="own-rating-now">
          <RatingText {...own} />
        </p>
      )}
      {now.course.length > 0 && (
        <>
          <h3>{t('ladder.graph')}</h3>
          <RatingGraph course={now.course} bots={bots} />
          <details>
            <summary>{t('ladder.asTable')}</summary>
            <CourseTable course={now.course} />
          </details>
        </>
      )}
    </section>
  );
};

/** The newest first. */
const CourseTable = ({ course }: Pick<LadderNow, 'course'>) => {
  const { t, i18n } = useTranslation('standing');
  const rows: readonly RatingPoint[] = course.toReversed();
  return (
    <div className="people-table">
      <table data-testid="course-table">
        <thead>
          <tr>
            <th scope="col">{t('ladder.when')}</th>
            <th scope="col">{t('ladder.rating')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, mean, deviation }) => (
            <tr key={`${at} ${mean}`}>
              <td>{dayOf(i18n.language, at)}</td>
              <td>
                <RatingText mean={mean} deviation={deviation} isProvisional={false} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
