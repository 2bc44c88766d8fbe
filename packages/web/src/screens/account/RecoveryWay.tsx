/** The code on paper: another one, in the place of the one of before. */
import { useTranslation } from 'react-i18next';
import { accountApi } from '../../online/accountApi.ts';
import { asGuest } from '../../online/guests.ts';
import { ownWish } from '../lobby/ownWish.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { useAsking } from '../lobby/useAsking.ts';

export const RecoveryWay = ({ onCode }: { onCode(code: string): void }) => {
  const { t } = useTranslation('account');
  const { isBusy, trouble, ask } = useAsking();
  const renew = async (): Promise<void> => {
    const answer = await ask(() => asGuest(ownWish(), accountApi.newRecovery));
    if (answer !== null) onCode(answer.recoveryCode);
  };
  return (
    <section className="card account-card" aria-labelledby="recovery" data-testid="recovery">
      <h2 id="recovery">{t('signIn.code')}</h2>
      <p>{t('paper.is')}</p>
      <Trouble trouble={trouble} />
      <button
        type="button"
        className="button"
        data-testid="new-code"
        disabled={isBusy}
        onClick={() => void renew()}
      >
        {t('paper.fresh')}
      </button>
    </section>
  );
};
