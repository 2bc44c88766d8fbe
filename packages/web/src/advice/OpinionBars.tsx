/** Actions beside each other, each with a bar for what it is worth. */
import type { Opinion } from '@paiju/bots';
import type { AnyAction } from '@paiju/engine';
import { sameAction } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { barOf } from './bars.ts';
import type { AdvisedGame } from './game.ts';
import { signedText } from './numbers.ts';
import { pointsText } from './why.ts';

interface Props {
  readonly game: AdvisedGame;
  readonly opinions: readonly Opinion[];
  /** What was done, in a review. */
  readonly played?: AnyAction;
}

export const OpinionBars = ({ game, opinions, played }: Props) => {
  const { t } = useTranslation('advice');
  const estimates = opinions.map(({ estimate }) => estimate);
  return (
    <ol className="opinion-bars" aria-label={t('hint.all')}>
      {opinions.map(({ action, estimate }, place) => (
        <li
          key={JSON.stringify(action)}
          data-best={place === 0 || undefined}
          data-played={(played !== undefined && sameAction(action, played)) || undefined}
        >
          <span className="opinion-action">{game.telling.action(t, action)}</span>
          <span className="opinion-worth">
            <span className="sr-only">{t('worth', { n: pointsText({ t, game }, estimate) })}</span>
            <span aria-hidden="true">{signedText(estimate)}</span>
          </span>
          <span className="opinion-bar" aria-hidden="true">
            <span style={{ inlineSize: `${100 * barOf(estimate, estimates)}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
};
