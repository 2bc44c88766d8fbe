/** What is done with a key that the browser keeps; where it can keep none, why. */
import { useTranslation } from 'react-i18next';
import { canUseKeys } from '../../online/passkeys.ts';

interface Props {
  readonly site: string;
  readonly label: string;
  readonly testId: string;
  readonly isBusy: boolean;
  onPress(): Promise<void>;
}

export const KeyButton = ({ site, label, testId, isBusy, onPress }: Props) => {
  const { t } = useTranslation('account');
  if (!canUseKeys(site))
    return (
      <p className="soft" data-testid="no-keys">
        {t('keep.noKeys', { site })}
      </p>
    );
  return (
    <>
      <button
        type="button"
        className="button button-strong"
        data-testid={testId}
        disabled={isBusy}
        onClick={() => void onPress()}
      >
        {label}
      </button>
      <p className="soft">{t('keep.keyLine')}</p>
    </>
  );
};
