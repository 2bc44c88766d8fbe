/** Every option of a game, with a sentence that says what it does. */
import type { GameId } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { outlineOf } from '../../game/outlineOf.ts';
import { pageGame } from '../../games/index.ts';
import type { Choice } from '../../store/choices.ts';
import { choices } from '../../store/choices.ts';
import { OptionRow } from './OptionRow.tsx';
import { onlyPersonal, withChange } from './optionChanges.ts';

export interface MoreOptionsProps {
  readonly ruleset: GameId;
  readonly choice: Choice;
}

export const MoreOptions = ({ ruleset, choice }: MoreOptionsProps) => {
  const { t } = useTranslation(['home', 'options']);
  const { fields, presets } = outlineOf(ruleset).options;
  const preset = Object(presets[choice.preset]) as Readonly<Record<string, unknown>>;
  const { personal } = pageGame(ruleset);
  // Who plays is chosen above, among the pictures.
  const names = Object.keys(fields).filter((name) => !personal.has(name));
  const changed = names.filter((name) => Object.hasOwn(choice.changes, name));
  const change = (changes: Choice['changes']): void => choices.change(ruleset, { changes });
  return (
    <details className="more" data-testid="more-options">
      <summary>
        {t('home:more')}{' '}
        {changed.length > 0 && <span className="soft">({t('home:changed', { n: changed.length })})</span>}
      </summary>
      <div className="more-options">
        {names.map((name) => (
          <OptionRow
            key={name}
            ruleset={ruleset}
            option={name}
            value={Object.hasOwn(choice.changes, name) ? choice.changes[name] : preset[name]}
            isChanged={changed.includes(name)}
            onChange={(value) => change(withChange(preset, choice.changes, { name, value }))}
          />
        ))}
      </div>
      {changed.length > 0 && (
        <button
          type="button"
          className="button"
          data-testid="options-reset"
          onClick={() => change(onlyPersonal(choice.changes, personal))}
        >
          {t('home:reset')}
        </button>
      )}
    </details>
  );
};
