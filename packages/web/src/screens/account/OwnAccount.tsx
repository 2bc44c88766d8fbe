/** The own account: name and face, what it is opened with, where one is signed in, and what is kept. */
import type { Claimed } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimed, signedOut } from '../../online/person.ts';
import { guest } from '../../store/guest.ts';
import { settings } from '../../store/settings.ts';
import { OnlineHead } from '../lobby/OnlineHead.tsx';
import { ownWish } from '../lobby/ownWish.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { Claim } from './Claim.tsx';
import { Devices } from './Devices.tsx';
import { NameAndFace } from './NameAndFace.tsx';
import { Note } from './Note.tsx';
import { OwnData } from './OwnData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordWay } from './PasswordWay.tsx';
import { RecoveryPaper } from './RecoveryPaper.tsx';
import { RecoveryWay } from './RecoveryWay.tsx';
import { useOwn } from './useOwn.ts';

export const OwnAccount = () => {
  const { t } = useTranslation('account');
  const { me, asking, look } = useOwn();
  const [code, setCode] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const account = me?.account ?? null;
  const is = me === null ? (guest.now === null ? 'nobody' : 'unknown') : account === null ? 'guest' : 'known';

  /** Another token, if there is one, has to be there before anything else is asked. */
  const onClaimed = async (answer: Claimed, said: string): Promise<void> => {
    if (answer.token !== null) claimed(answer.token);
    setCode(answer.recoveryCode);
    setNote(answer.recoveryCode === null ? said : '');
    await look();
  };
  const onSignedOut = async (): Promise<void> => {
    signedOut();
    const back = guest.now;
    setNote(back === null ? t('devices.isOut') : t('devices.guestBack', { name: back.name }));
    await look();
  };
  const onGone = async (): Promise<void> => {
    settings.change({ name: '' });
    signedOut();
    ownWish();
    setNote(t('data.gone'));
    await look();
  };
  const done = async (said: string): Promise<void> => {
    setNote(said);
    await look();
  };

  if (code !== null)
    return (
      <main key="paper" className="screen account" data-testid="account">
        <OnlineHead title={t('title')} />
        <RecoveryPaper
          code={code}
          name={guest.now?.name ?? ''}
          line={t('paper.line')}
          onNoted={() => setCode(null)}
        />
      </main>
    );
  return (
    <main className="screen account" data-testid="account" data-is={is}>
      <OnlineHead title={t('title')} />
      {is !== 'unknown' && <p data-testid="who-it-is">{t(is)}</p>}
      <Note text={note} />
      <Trouble trouble={asking.trouble} />
      <div className="account-columns">
        <div className="account-column">
          <NameAndFace key={`${me?.name}`} onSaved={() => done(t('name.saved'))} />
          {(is === 'nobody' || is === 'guest') && <Claim onClaimed={onClaimed} />}
          {me !== null && account !== null && (
            <>
              <Passkeys
                passkeys={account.passkeys}
                site={me.passkeySite}
                onAdded={(answer) => onClaimed(answer, t('keys.added'))}
                onDropped={() => done(t('keys.dropped'))}
              />
              <PasswordWay
                account={account}
                name={me.name}
                onSet={(answer) => onClaimed(answer, t('password.changed'))}
              />
            </>
          )}
        </div>
        {me !== null && (
          <div className="account-column">
            {account !== null && (
              <>
                <RecoveryWay onCode={setCode} />
                <Devices
                  devices={me.devices}
                  onOneOut={() => done(t('devices.done'))}
                  onSignedOut={onSignedOut}
                />
              </>
            )}
            {/* To leave for good comes last. */}
            <OwnData name={me.name} onGone={onGone} />
          </div>
        )}
      </div>
    </main>
  );
};
