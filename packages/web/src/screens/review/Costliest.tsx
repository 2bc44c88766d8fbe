/** The decisions that cost most, each a button that shows it. */
import { useTranslation } from 'react-i18next';
import { pointsText } from '../../advice/why.ts';
import { actionText } from '../../telling/actions.ts';
import type { Judged } from './judge.ts';

interface Props {
  readonly ruleset: string;
  readonly costliest: readonly Judged[];
  readonly looked: Judged | null;
  readonly isDone: boolean;
  onLook(judged: Judged): void;
}

export const Costliest = ({ ruleset, costliest, looked, isDone, onLook }: Props) => {
  const { t } = useTranslation('advice');
  if (costliest.length === 0) return isDone ? <p role="status">{t('review.nothing')}</p> : null;
  return (
    <section>
      <h2>{t('review.costliest')}</h2>
      <ol className="review-rows">
        {costliest.map((own) => (
          <li key={own.step}>
            <button
              type="button"
              className="button review-row"
              data-testid="review-row"
              data-step={own.step}
              aria-pressed={looked?.step === own.step}
              onClick={() => onLook(own)}
            >
              <span className="review-cost">
                {t('review.cost', { n: pointsText({ t, ruleset }, own.loss) })}
              </span>
              <span>
                <s>{actionText(t, ruleset, own.played.action)}</s> <span aria-hidden="true">→</span>{' '}
                {actionText(t, ruleset, own.better.action)}
              </span>
              <span className="soft">{t('review.step', { n: own.step })}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
