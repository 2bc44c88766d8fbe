/** What did not work, in a sentence. */
import { useTranslation } from 'react-i18next';
import type { ApiTrouble } from '../../online/ask.ts';

export const Trouble = ({ trouble }: { readonly trouble: ApiTrouble | null }) => {
  const { t } = useTranslation('online');
  if (trouble === null) return null;
  return (
    <p role="alert" className="online-trouble" data-testid="online-trouble">
      {t(`trouble.${trouble.code}`)}
    </p>
  );
};
