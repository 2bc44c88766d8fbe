/** The decisions that cost most, each a button that shows it. */
import { useTranslation } from 'react-i18next';
import type { AdvisedGame } from '../../advice/game.ts';
import { costText } from '../../advice/why.ts';
import type { JudgedFrame } from '../../study/messages.ts';
import { DrawnText } from '../../tiles/DrawnText.tsx';
import { drawing } from '../../tiles/drawn.ts';

interface Props {
  readonly game: AdvisedGame;
  readonly costliest: readonly JudgedFrame[];
  readonly looked: JudgedFrame | null;
  readonly isDone: boolean;
  onLook(judged: JudgedFrame): void;
}

export const Costliest = ({ game, costliest, looked, isDone, onLook }: Props) => {
  const { t } = useTranslation('advice');
  const drawn = drawing(t);
  if (costliest.length === 0) return isDone ? <p role="status">{t('review.nothing')}</p> : null;
  return (
    <section>
      <h2>{t('review.costliest')}</h2>
      <ol className="review-rows">
        {costliest.map((each) => (
          <li key={each.step}>
            <button
              type="button"
              className="button review-row"
              data-testid="review-row"
              data-step={each.frame}
              aria-pressed={looked?.step === each.step}
              onClick={() => onLook(each)}
            >
              <span className="review-cost">
                {t('review.cost', { n: costText({ t, game }, each.loss) ?? '' })}
              </span>
              <span>
                <s>
                  <DrawnText text={game.telling.action(drawn, each.played.action)} />
                </s>{' '}
                <span aria-hidden="true">→</span>{' '}
                <DrawnText text={game.telling.action(drawn, each.better.action)} />
              </span>
              <span className="soft">{t('review.step', { n: each.frame })}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
