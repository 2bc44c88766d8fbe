/** Three numbers of a review: how many decisions, how often the expert agrees, what a decision cost. */
import type { Judged } from '@paiju/bots';
import { summaryOf } from '@paiju/bots';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import type { AdvisedGame } from '../../advice/game.ts';
import { percentText } from '../../advice/numbers.ts';
import { pointsText } from '../../advice/why.ts';

interface Props {
  readonly game: AdvisedGame;
  readonly judged: readonly Judged[];
}

export const Summary = ({ game, judged }: Props) => {
  const { t } = useTranslation('advice');
  const { decisions, agreed, averageLoss } = summaryOf(judged);
  const numbers = [
    [figure(decisions), t('review.decisions')],
    [agreed === null ? '–' : `${percentText(agreed)}%`, t('review.agreed')],
    [averageLoss === null ? '–' : pointsText({ t, game }, averageLoss), t('review.lost')],
  ];
  return (
    <dl className="review-summary">
      {numbers.map(([number, label]) => (
        <div key={label} className="card">
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
};
