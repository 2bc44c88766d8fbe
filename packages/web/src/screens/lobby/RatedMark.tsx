/** Whether a match counts, in a word. */
import { useTranslation } from 'react-i18next';

export const RatedMark = ({ isRated }: { readonly isRated: boolean }) => {
  const { t } = useTranslation('finding');
  return (
    <p className="rated-mark" data-rated={isRated || undefined} data-testid="rated-mark">
      {t(isRated ? 'rated.yes' : 'rated.no')}
    </p>
  );
};
