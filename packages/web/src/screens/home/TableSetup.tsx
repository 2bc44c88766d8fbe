/** How the game that is looked at is played: preset, opponents, characters, and every single option. */
import type { GameId } from '@paiju/engine';
import { resolveOptions } from '@paiju/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { outlineOf } from '../../game/outlineOf.ts';
import { pageGame } from '../../games/index.ts';
import type { Choice } from '../../store/choices.ts';
import { choices } from '../../store/choices.ts';
import { gameName, presetLine, presetName, problemText } from '../../telling/optionWords.ts';
import { MoreOptions } from './MoreOptions.tsx';
import { Opponents } from './Opponents.tsx';
import { onlyPersonal } from './optionChanges.ts';
import './setup.css';

export interface TableSetupProps {
  readonly ruleset: GameId;
  readonly choice: Choice;
  /** Who else sits there, where that is not only bots. */
  readonly company?: ReactNode;
}

export const TableSetup = ({ ruleset, choice, company }: TableSetupProps) => {
  const { t } = useTranslation(['home', 'options', 'presets', 'characters']);
  const spec = outlineOf(ruleset).options;
  const { Setup, personal } = pageGame(ruleset);
  const resolved = resolveOptions(spec, choice.preset, choice.changes);
  const change = (changed: Partial<Choice>): void => choices.change(ruleset, changed);
  return (
    <section className="setup card" id="table-setup" aria-labelledby="table-setup-title">
      <h2 id="table-setup-title">{t('home:tableOf', { game: gameName(t, ruleset) })}</h2>
      <fieldset className="chips" data-testid="preset">
        <legend>{t('home:rulesTitle')}</legend>
        {Object.keys(spec.presets).map((preset) => (
          <label key={preset} className="chip chip-tall">
            <input
              type="radio"
              className="covers-card"
              name="preset"
              value={preset}
              checked={choice.preset === preset}
              // Another preset keeps who plays whom.
              onChange={() => change({ preset, changes: onlyPersonal(choice.changes, personal) })}
            />
            <span className="chip-name">{presetName(t, ruleset, preset)}</span>
            <span className="chip-line soft">{presetLine(t, ruleset, preset)}</span>
          </label>
        ))}
      </fieldset>
      {Setup !== null && <Setup choice={choice} />}
      {company ?? <Opponents ruleset={ruleset} choice={choice} />}
      {!resolved.ok && (
        <p role="alert" className="setup-problem" data-testid="option-problem">
          {problemText(t, ruleset, resolved.error)}
        </p>
      )}
      <MoreOptions ruleset={ruleset} choice={choice} />
    </section>
  );
};
