/** Actions beside each other, each with a bar for what it is worth. */
import type { Cost, Opinion } from '@paiju/bots';
import { costOf } from '@paiju/bots';
import type { AnyAction } from '@paiju/engine';
import { sameAction } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import type { AnyT } from '../words/say.ts';
import { saying } from '../words/say.ts';
import { barOf } from './bars.ts';
import type { AdvisedGame } from './game.ts';
import { signedText } from './numbers.ts';
import { pointsText, rangeText } from './why.ts';

interface Props {
  readonly game: AdvisedGame;
  readonly opinions: readonly Opinion[];
  /** What was done, in a review. */
  readonly played?: AnyAction;
}

export const OpinionBars = ({ game, opinions, played }: Props) => {
  const { t } = useTranslation('advice');
  const [best] = opinions;
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
            {place === 0 ? (
              <>
                <span className="sr-only">{t('worth', { n: pointsText({ t, game }, estimate) })}</span>
                <span aria-hidden="true">{signedText(estimate)}</span>
              </>
            ) : (
              behindText(t, costOf(game.telling.id, (best?.estimate ?? estimate) - estimate))
            )}
          </span>
          <span className="opinion-bar" aria-hidden="true">
            <span style={{ inlineSize: `${100 * barOf(estimate, estimates)}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
};

/** How far behind the best an action is: `1 to 2 less`, or about equal. */
const behindText = (t: AnyT, cost: Cost | null): string => {
  const n = rangeText(t, cost);
  return n === null ? saying(t)('advice:hint.equal') : saying(t)('advice:hint.less', { n });
};
