/** How far the expert is, and a way to leave it at that. */
import { useTranslation } from 'react-i18next';
import { amountText } from '../../advice/numbers.ts';
import type { Progress } from './progress.ts';

interface Props {
  readonly progress: Progress;
  onStop(): void;
}

export const Working = ({ progress: { share, rate, secondsLeft }, onStop }: Props) => {
  const { t } = useTranslation('advice');
  return (
    <div className="review-working">
      <label>
        {t('review.working')}
        <progress max={1} value={share} />
      </label>
      <div className="row soft">
        {rate !== null && <span>{t('review.rate', { n: amountText(rate) })}</span>}
        {secondsLeft !== null && <span>{t('review.left', { n: secondsLeft })}</span>}
        <button type="button" className="button" data-testid="review-stop" onClick={onStop}>
          {t('review.leave')}
        </button>
      </div>
    </div>
  );
};
