/** What did not work, in a sentence. */
import { useTranslation } from 'react-i18next';
import type { ApiTrouble } from '../../online/answered.ts';
import { untilText } from './untilText.ts';
import './head.css';

export const Trouble = ({ trouble }: { readonly trouble: ApiTrouble | null }) => {
  const { t, i18n } = useTranslation(['online', 'conduct']);
  if (trouble === null) return null;
  return (
    <p role="alert" className="online-trouble" data-testid="online-trouble">
      {untilText(t, i18n.language, trouble) ?? t(`online:trouble.${trouble.code}`)}
    </p>
  );
};
