/** The ways in for whoever has an account: a key, a name and a password, or the code on paper. */
import type { SignedIn } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../../online/accountApi.ts';
import type { Answered } from '../../online/answered.ts';
import { signInByKey } from '../../online/passkeys.ts';
import { signedIn } from '../../online/person.ts';
import { goTo } from '../../routes.ts';
import { guest } from '../../store/guest.ts';
import { OnlineHead } from '../lobby/OnlineHead.tsx';
import { Trouble } from '../lobby/Trouble.tsx';
import { useAsking } from '../lobby/useAsking.ts';
import { KeyButton } from './KeyButton.tsx';
import { RecoveryPaper } from './RecoveryPaper.tsx';
import { CodeForm, LoginForm } from './SignInForms.tsx';
import { useWaysIn } from './useWaysIn.ts';

export const SignIn = () => {
  const { t } = useTranslation('account');
  const ways = useWaysIn();
  const { isBusy, trouble, ask } = useAsking();
  const [who, setWho] = useState<SignedIn | null>(null);
  const [before] = useState(guest.now);
  const isIn = before?.isAccount ?? false;
  useEffect(() => {
    if (isIn) goTo('account');
  }, [isIn]);
  const enter = async (work: () => Answered<SignedIn>): Promise<void> => {
    const answer = await ask(work);
    if (answer === null) return;
    signedIn(answer);
    if (answer.recoveryCode === null) goTo('account');
    else setWho(answer);
  };
  if (who !== null)
    return (
      <main className="screen account" data-testid="sign-in">
        <OnlineHead title={t('signIn.title')} />
        <RecoveryPaper
          code={who.recoveryCode ?? ''}
          name={who.name}
          line={t('paper.again')}
          onNoted={() => goTo('account')}
        />
      </main>
    );
  return (
    <main className="screen account" data-testid="sign-in">
      <OnlineHead title={t('signIn.title')} />
      {before !== null && !isIn && (
        <p data-testid="guest-waits">{t('signIn.guestWaits', { name: before.name })}</p>
      )}
      <Trouble trouble={trouble} />
      <div className="account-columns">
        <div className="account-column">
          {ways !== null && (
            <section className="card account-card" aria-labelledby="by-key">
              <h2 id="by-key">{t('keys.unknown')}</h2>
              <KeyButton
                site={ways.passkeySite}
                isBusy={isBusy}
                label={t('signIn.key')}
                testId="sign-in-key"
                onPress={() => enter(signInByKey)}
              />
            </section>
          )}
          <LoginForm isBusy={isBusy} onSend={(answer) => enter(() => accountApi.signInByPassword(answer))} />
        </div>
        <div className="account-column">
          <CodeForm isBusy={isBusy} onSend={(code) => enter(() => accountApi.signInByCode(code))} />
        </div>
      </div>
    </main>
  );
};
