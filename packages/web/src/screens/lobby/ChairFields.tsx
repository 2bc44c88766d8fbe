/** For every other chair: kept for a friend, or a bot. */
import type { GameId } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import type { Level } from '../../store/choices.ts';
import { LEVELS } from '../../store/choices.ts';

interface Props {
  readonly ruleset: GameId;
  readonly preset: string;
  /** Of the chairs besides the host's. */
  readonly lineup: readonly (Level | null)[];
  onChange(lineup: readonly (Level | null)[]): void;
}

export const ChairFields = ({ ruleset, preset, lineup, onChange }: Props) => {
  const { t } = useTranslation(['online', 'home', 'bots']);
  return (
    <fieldset className="chips" data-testid="create-chairs">
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
      <a
        className="button button-quiet setup-small"
        href={addressOf('bots', ruleset, preset)}
        data-testid="to-bots"
      >
        {t('bots:howStrong')}
      </a>
    </fieldset>
  );
};
