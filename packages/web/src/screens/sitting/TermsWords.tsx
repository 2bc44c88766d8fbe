/** What is played at a table, in words: the preset, what differs from it, the time to think, and what watchers see when. */
import type { OptionField } from '@paiju/engine';
import type { TableTerms } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { outlineOf } from '../../game/outlineOf.ts';
import { pageGame } from '../../games/index.ts';
import { addressOf } from '../../routes.ts';
import { gameName, optionLine, presetLine, presetName, valueName } from '../../telling/optionWords.ts';
import { RatedMark } from '../lobby/RatedMark.tsx';
import { ClockWords } from '../lobby/TermFields.tsx';

export const TermsWords = ({ terms }: { readonly terms: TableTerms }) => {
  const { t } = useTranslation(['online', 'options', 'home', 'table', 'finding']);
  const { ruleset, preset, changes, clock, watchDelayS, agents, rated } = terms;
  // Who plays whom stands at the chairs.
  const { personal } = pageGame(ruleset);
  const changed = Object.entries(changes).filter(([option]) => !personal.has(option));
  const name = presetName(t, ruleset, preset);
  return (
    <section className="card terms" aria-labelledby="terms" data-testid="terms">
      <h2 id="terms">{gameName(t, ruleset)}</h2>
      <p>
        {changed.length === 0
          ? t('online:table.asPreset', { preset: name })
          : t('online:table.changed', { preset: name })}
      </p>
      {changed.length === 0 ? (
        <p className="soft">{presetLine(t, ruleset, preset)}</p>
      ) : (
        <dl className="terms-changes">
          {changed.map(([option, value]) => (
            <div key={option}>
              <dt>{optionLine(t, ruleset, option)}</dt>
              <dd>
                <Value {...{ ruleset, option, value }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>{t('online:table.clock', { clock: t(`online:clock.${clock}`) })}</p>
      <p className="soft">
        <ClockWords name={clock} />
      </p>
      <p className="soft">
        {watchDelayS === 0 ? t('online:table.noDelay') : t('online:table.delay', { n: watchDelayS })}
      </p>
      <RatedMark isRated={rated === true} />
      {rated && <p className="soft">{t('finding:rated.table')}</p>}
      {agents && <p data-testid="agents-may">{t('online:table.agents')}</p>}
      <a href={addressOf('rules', ruleset)}>{t('table:menu.rules')}</a>
    </section>
  );
};

interface ValueProps {
  readonly ruleset: TableTerms['ruleset'];
  readonly option: string;
  readonly value: string | number | boolean | null;
}

const Value = ({ ruleset, option, value }: ValueProps) => {
  const { t } = useTranslation(['online', 'home', 'options']);
  const fields = outlineOf(ruleset).options.fields as Readonly<Record<string, OptionField>>;
  if (value === null) return t('home:none');
  if (typeof value === 'boolean') return t(value ? 'online:table.yes' : 'online:table.no');
  return fields[option]?.kind === 'choice' ? valueName(t, ruleset, { option, value: String(value) }) : value;
};
