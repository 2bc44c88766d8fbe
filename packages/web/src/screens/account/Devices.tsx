/** Where somebody is signed in, and how to be so no more: on one of the devices, on this one, on all. */
import type { OwnDevice } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../../online/accountApi.ts';
import type { Answered } from '../../online/answered.ts';
import { asGuest } from '../../online/guests.ts';
import { instant } from '../../words/times.ts';
import { ownWish } from '../lobby/ownWish.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { useAsking } from '../lobby/useAsking.ts';

interface Props {
  readonly devices: readonly OwnDevice[];
  onOneOut(): Promise<void>;
  /** This one among them. */
  onSignedOut(): Promise<void>;
}

export const Devices = ({ devices, onOneOut, onSignedOut }: Props) => {
  const { t, i18n } = useTranslation('account');
  const { isBusy, trouble, ask } = useAsking();
  const here = devices.find(({ isThis }) => isThis);
  const signOut = async (
    work: (token: string) => Answered<unknown>,
    onDone: () => Promise<void>,
  ): Promise<void> => {
    if ((await ask(() => asGuest(ownWish(), work))) !== null) await onDone();
  };
  return (
    <section className="card account-card" aria-labelledby="devices" data-testid="devices">
      <h2 id="devices">{t('devices.title')}</h2>
      <ul className="account-list">
        {devices.map(({ id, kind, seenAt, isThis }) => {
          const name = kind === '' ? t('devices.unknown') : kind;
          const time = instant(i18n.language, seenAt, Date.now());
          return (
            <li key={id} data-testid="device" data-this={isThis}>
              <span>
                <strong>{name}</strong>{' '}
                <small className="soft">{isThis ? t('devices.here') : t('devices.seen', { time })}</small>
              </span>
              {!isThis && (
                <button
                  type="button"
                  className="button"
                  data-testid="sign-out"
                  aria-label={t('devices.outOf', { kind: name, time })}
                  disabled={isBusy}
                  onClick={() => void signOut((token) => accountApi.signOut(token, id), onOneOut)}
                >
                  {t('devices.out')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Trouble trouble={trouble} />
      <div className="row">
        {here !== undefined && (
          <button
            type="button"
            className="button"
            data-testid="sign-out-here"
            disabled={isBusy}
            onClick={() => void signOut((token) => accountApi.signOut(token, here.id), onSignedOut)}
          >
            {t('devices.outHere')}
          </button>
        )}
        <button
          type="button"
          className="button"
          data-testid="sign-out-everywhere"
          disabled={isBusy}
          onClick={() => void signOut(accountApi.signOutEverywhere, onSignedOut)}
        >
          {t('devices.outEverywhere')}
        </button>
      </div>
    </section>
  );
};
