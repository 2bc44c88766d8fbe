/** How long one may think, how far behind watchers are, and who finds the table. */
import type { ClockName, TableTerms } from '@paiju/protocol';
import { CLOCKS } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';

const DELAYS = [0, 15, 30, 60, 120, 300] as const;
const NAMES = Object.keys(CLOCKS) as ClockName[];

export type Terms = Pick<TableTerms, 'clock' | 'watchDelayS' | 'isListed' | 'agents'>;

interface Props {
  readonly terms: Terms;
  onChange(change: Partial<Terms>): void;
}

export const TermFields = ({ terms, onChange }: Props) => {
  const { t } = useTranslation('online');
  return (
    <section className="card lobby-terms">
      <fieldset className="chips chips-narrow" data-testid="create-clock">
        <legend>{t('create.clock')}</legend>
        {NAMES.map((name) => (
          <label key={name} className="chip">
            <input
              type="radio"
              className="covers-card"
              name="create-clock"
              value={name}
              checked={terms.clock === name}
              onChange={() => onChange({ clock: name })}
            />
            <span className="chip-name">{t(`clock.${name}`)}</span>
            <span className="chip-line soft">
              <ClockWords name={name} />
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="chips" data-testid="create-listed">
        <legend>{t('create.listed')}</legend>
        {([false, true] as const).map((isListed) => (
          <label key={String(isListed)} className="chip">
            <input
              type="radio"
              className="covers-card"
              name="create-listed"
              value={String(isListed)}
              checked={terms.isListed === isListed}
              onChange={() => onChange({ isListed })}
            />
            <span className="chip-name">{t(isListed ? 'create.everybody' : 'create.byLink')}</span>
            <span className="chip-line soft">
              {t(isListed ? 'create.everybodyLine' : 'create.byLinkLine')}
            </span>
          </label>
        ))}
      </fieldset>
      <label className="lobby-delay">
        <span>{t('create.watch')}</span>
        <select
          className="field"
          data-testid="create-delay"
          value={terms.watchDelayS}
          onChange={({ target }) => onChange({ watchDelayS: Number(target.value) })}
        >
          {DELAYS.map((delay) => (
            <option key={delay} value={delay}>
              {delay === 0 ? t('create.noDelay') : t('create.seconds', { n: delay })}
            </option>
          ))}
        </select>
      </label>
      <label className="lobby-delay">
        <span>{t('create.agents')}</span>
        <select
          className="field"
          data-testid="create-agents"
          value={String(terms.agents === true)}
          onChange={({ target }) => onChange({ agents: target.value === 'true' ? true : undefined })}
        >
          <option value="false">{t('table.no')}</option>
          <option value="true">{t('table.yes')}</option>
        </select>
      </label>
    </section>
  );
};

/** What a clock gives, in words. */
export const ClockWords = ({ name }: { readonly name: ClockName }) => {
  const { t } = useTranslation('online');
  const clock = CLOCKS[name];
  if (clock === null) return t('clockLine.none');
  return t('clockLine.each', { base: clock.baseMs / 1000, reserve: clock.reserveMs / 1000 });
};
