/** Copies a link to a game, and says before and after what that means: whoever shares should know what is sent to whom. */
import { useTranslation } from 'react-i18next';
import type { CopyButtonProps } from './CopyButton.tsx';
import { CopyButton } from './CopyButton.tsx';

export const ShareButton = ({ label, text }: Pick<CopyButtonProps, 'label' | 'text'>) => {
  const { t } = useTranslation('records');
  return <CopyButton label={label} testId="share" text={text} title={t('shareLine')} done={t('shared')} />;
};
