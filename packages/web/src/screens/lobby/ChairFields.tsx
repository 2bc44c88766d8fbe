/** For every other chair: kept for a friend, or a bot. */
import { useTranslation } from 'react-i18next';
import type { Level } from '../../store/choices.ts';
import { LEVELS } from '../../store/choices.ts';

interface Props {
  /** Of the chairs besides the host's. */
  readonly lineup: readonly (Level | null)[];
  onChange(lineup: readonly (Level | null)[]): void;
}

export const ChairFields = ({ lineup, onChange }: Props) => {
  const { t } = useTranslation(['online', 'home']);
  return (
    <fieldset className="chips chips-narrow" data-testid="create-chairs">
      <legend>{t('online:create.chairs')}</legend>
      {lineup.map((level, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
        <label key={place} className="setup-each">
          <span>{t('online:create.chair', { n: place + 2 })}</span>
          <select
            className="field"
            data-testid={`create-chair-${place + 1}`}
            value={level ?? ''}
            onChange={({ target }) => onChange(lineup.with(place, (target.value || null) as Level | null))}
          >
            <option value="">{t('online:create.friend')}</option>
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {t('online:create.bot', { level: t(`home:level.${each}`) })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
};
