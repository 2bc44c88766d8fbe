/** What a match has changed for everybody who was rated by it: worked out a moment after it is over. */
import type { BySeat, Seat } from '@paiju/engine';
import type { RatingChange } from '@paiju/protocol';
import { changeFigure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { RatingText } from './RatingText.tsx';
import './standing.css';
import { useRatingChanges } from './useRatingChanges.ts';

interface Props {
  readonly code: string;
  readonly match: number;
  readonly names: BySeat<string>;
  readonly own: Seat | null;
  /** Nothing is worked out before. */
  readonly isOver: boolean;
}

export const RatingChanges = ({ code, match, names, own, isOver }: Props) => {
  const { t } = useTranslation('standing');
  const { seats, isLate } = useRatingChanges(isOver ? { code, match } : null);
  return (
    <section className="rating-changes" aria-labelledby="rating-changes" data-testid="rating-changes">
      <h3 id="rating-changes">{t('rating.title')}</h3>
      <p role="status" className={seats === null ? 'soft' : 'sr-only'}>
        {seats === null && t(isLate ? 'rating.late' : 'rating.waits')}
      </p>
      {seats !== null && (
        <ul>
          {seats.map(
            (change, seat) =>
              change !== null && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <li key={seat} data-own={seat === own || undefined} data-testid={`rating-change-${seat}`}>
                  <span className="rating-who">{names[seat]}</span>
                  <RatingText {...change} />
                  <Change change={change} />
                </li>
              ),
          )}
        </ul>
      )}
    </section>
  );
};

/** By what can be read: the difference of what stood there and stands there now. */
const Change = ({ change }: { readonly change: RatingChange }) => {
  const [before, after] = [Math.round(change.before), Math.round(change.mean)];
  return (
    <span className="rating-change" data-gain={after > before || undefined}>
      <strong>{changeFigure(after - before)}</strong>
    </span>
  );
};
