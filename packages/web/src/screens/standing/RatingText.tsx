/** A rating and how sure it is: 19 times of 20 the truth lies within two deviations. */
import type { Rating } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';

const doubtOf = (deviation: number): number => Math.round(2 * deviation);

export const RatingText = ({ mean, deviation, isProvisional }: Rating) => {
  const { t } = useTranslation('standing');
  const [points, n] = [Math.round(mean), doubtOf(deviation)];
  return (
    <span className="rating-text" data-testid="rating">
      <span aria-hidden="true">
        {figure(points)} <span className="rating-doubt">± {figure(n)}</span>
      </span>
      <span className="sr-only">{t('rating.said', { points, n })}</span>
      {isProvisional && (
        <>
          {' '}
          <span className="rating-provisional">{t('rating.provisional')}</span>
        </>
      )}
    </span>
  );
};
