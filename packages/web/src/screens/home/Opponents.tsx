/** How well the others play: all alike, or each as one likes. */
import type { GameId } from '@paiju/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesFor } from '../../games/start.ts';
import { addressOf } from '../../routes.ts';
import type { Choice, Level } from '../../store/choices.ts';
import { choices, LEVELS } from '../../store/choices.ts';

export interface OpponentsProps {
  readonly ruleset: GameId;
  readonly choice: Choice;
}

export const Opponents = ({ ruleset, choice }: OpponentsProps) => {
  const { t } = useTranslation(['home', 'characters', 'bots']);
  const [first = 'expert'] = choice.bots;
  const isAlike = choice.bots.every((level) => level === first);
  const [isEach, setEach] = useState(!isAlike);
  const names = namesFor(t, ruleset, choice).bots;
  const change = (bots: readonly Level[]): void => choices.change(ruleset, { bots });
  return (
    <fieldset className="chips" data-testid="bot-level">
      <legend>{t('home:opponents')}</legend>
      {!isEach &&
        LEVELS.map((level) => (
          <label key={level} className="chip">
            <input
              type="radio"
              className="covers-card"
              name="bot-level"
              value={level}
              checked={isAlike && first === level}
              onChange={() => change(choice.bots.map(() => level))}
            />
            <span className="chip-name">{t(`home:level.${level}`)}</span>
            <span className="chip-line soft">{t(`home:levelLine.${level}`)}</span>
          </label>
        ))}
      {isEach &&
        choice.bots.map((level, i) => (
          <label key={names[i]} className="setup-each">
            <span>{names[i]}</span>
            <select
              className="field"
              data-testid={`bot-level-${i}`}
              value={level}
              onChange={({ target }) => change(choice.bots.with(i, target.value as Level))}
            >
              {LEVELS.map((each) => (
                <option key={each} value={each}>
                  {t(`home:level.${each}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      {choice.bots.length > 1 && (
        <button
          type="button"
          className="button button-quiet setup-small"
          onClick={() => {
            if (isEach) change(choice.bots.map(() => first));
            setEach(!isEach);
          }}
        >
          {t(isEach ? 'home:allAlike' : 'home:eachOne')}
        </button>
      )}
      <a
        className="button button-quiet setup-small"
        href={addressOf('bots', ruleset, choice.preset)}
        data-testid="to-bots"
      >
        {t('bots:howStrong')}
      </a>
    </fieldset>
  );
};
