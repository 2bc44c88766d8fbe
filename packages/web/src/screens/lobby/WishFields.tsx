/** What is wanted of a quick match: the game, its rules, and how long to wait until bots sit down. */
import { GAME_IDS } from '@paiju/engine';
import type { GameWish } from '@paiju/protocol';
import { laddersOf, PATIENCES_S, presetsOf } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { quickWish, wishFor } from '../../store/quickWish.ts';
import { gameName, presetLine, presetName } from '../../telling/optionWords.ts';
import { patienceText } from './patienceText.ts';

export const WishFields = ({ wish }: { readonly wish: GameWish }) => {
  const { t } = useTranslation(['finding', 'online', 'presets']);
  const { ruleset, preset, patienceS } = wish;
  const change = (changed: Partial<GameWish>): void => quickWish.keep({ ...wish, ...changed });
  return (
    <>
      <fieldset className="chips quick-chips" data-testid="quick-game">
        <legend>{t('online:create.game')}</legend>
        {GAME_IDS.map((each) => (
          <label key={each} className="chip">
            <input
              type="radio"
              className="covers-card"
              name="quick-game"
              value={each}
              checked={each === ruleset}
              onChange={() => quickWish.keep(wishFor(each, patienceS))}
            />
            <span className="chip-name">{gameName(t, each)}</span>
          </label>
        ))}
      </fieldset>
      <label className="labelled">
        <span>{t('finding:quick.rules')}</span>
        <select
          className="field"
          data-testid="quick-preset"
          value={preset}
          aria-describedby="quick-preset-line"
          onChange={({ target }) => change({ preset: target.value })}
        >
          {laddersOf(ruleset)
            .flatMap(presetsOf)
            .map((each) => (
              <option key={each} value={each}>
                {presetName(t, ruleset, each)}
              </option>
            ))}
        </select>
        <span id="quick-preset-line" className="soft">
          {presetLine(t, ruleset, preset)}
        </span>
      </label>
      <fieldset className="chips quick-waits" data-testid="quick-wait">
        <legend>{t('finding:quick.wait')}</legend>
        {PATIENCES_S.map((each) => (
          <label key={each} className="chip">
            <input
              type="radio"
              className="covers-card"
              name="quick-wait"
              value={each}
              checked={each === patienceS}
              onChange={() => change({ patienceS: each })}
            />
            <span className="chip-name">{patienceText(t, each)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
};
