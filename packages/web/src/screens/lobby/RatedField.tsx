/** Whether a match counts; and where it is wanted and cannot be, why, and what to do. */
import { FEWEST_DEALS } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import type { WhyNotRated } from './notRated.ts';

interface Props {
  readonly isRated: boolean;
  readonly why: WhyNotRated | null;
  onChange(isRated: boolean): void;
  /** Makes the options such that it can count. */
  onMend(): void;
}

/** What can be mended with one touch: the rest stands on this screen. */
const MENDED: Partial<Record<WhyNotRated, 'rated.deals' | 'rated.asPreset'>> = {
  deals: 'rated.deals',
  options: 'rated.asPreset',
};

export const RatedField = ({ isRated, why, onChange, onMend }: Props) => {
  const { t } = useTranslation('finding');
  const mended = why === null ? undefined : MENDED[why];
  return (
    <section className="card lobby-terms">
      <fieldset className="chips" data-testid="create-rated">
        <legend>{t('rated.legend')}</legend>
        {([false, true] as const).map((each) => (
          <label key={String(each)} className="chip">
            <input
              type="radio"
              className="covers-card"
              name="create-rated"
              value={String(each)}
              checked={isRated === each}
              onChange={() => onChange(each)}
            />
            <span className="chip-name">{t(each ? 'rated.yes' : 'rated.no')}</span>
            <span className="chip-line soft">{t(each ? 'rated.yesLine' : 'rated.noLine')}</span>
          </label>
        ))}
      </fieldset>
      {isRated && why !== null && (
        <div role="alert" className="online-trouble not-rated" data-testid="not-rated">
          <p>{t(`rated.why.${why}`, { n: FEWEST_DEALS })}</p>
          {mended !== undefined && (
            <button type="button" className="button" data-testid="make-rated" onClick={onMend}>
              {t(mended, { n: FEWEST_DEALS })}
            </button>
          )}
        </div>
      )}
    </section>
  );
};
