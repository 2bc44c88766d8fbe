/** What others see: kept in the settings, and told to the server that knows somebody. */
import { fittedName, isName, tidyName } from '@paiju/engine/input';
import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AVATARS } from '../../looks/avatars.ts';
import { introduce } from '../../online/guests.ts';
import { guest } from '../../store/guest.ts';
import { settings } from '../../store/settings.ts';
import { ownWish } from '../lobby/ownWish.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { useAsking } from '../lobby/useAsking.ts';
import { Choice } from '../settings/Choice.tsx';
import { AvatarPicture } from '../settings/pictures.tsx';

export const NameAndFace = ({ onSaved }: { onSaved(): Promise<void> }) => {
  const { t } = useTranslation(['account', 'settings']);
  const [name, setName] = useState(settings.now.name);
  const [face, setFace] = useState(settings.now.avatar);
  const [isNeeded, setNeeded] = useState(false);
  const { isBusy, trouble, ask } = useAsking();
  const field = useRef<HTMLInputElement>(null);
  const noted = useId();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const fitted = tidyName(fittedName(name));
    if (!isName(fitted)) {
      setNeeded(true);
      field.current?.focus();
      return;
    }
    settings.change({ name: fitted, avatar: face });
    if (guest.now !== null && (await ask(() => introduce(ownWish()))) === null) return;
    setNeeded(false);
    await onSaved();
  };
  return (
    <form className="card account-card" data-testid="name-and-face" onSubmit={(event) => void save(event)}>
      <h2>{t('account:name.title')}</h2>
      <p className="soft">{t('account:name.line')}</p>
      <label className="labelled">
        <span>{t('account:name.label')}</span>
        <input
          ref={field}
          className="field"
          value={name}
          autoComplete="nickname"
          data-testid="account-name"
          aria-invalid={isNeeded}
          aria-describedby={isNeeded ? noted : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {isNeeded && (
        <p id={noted} role="alert" className="online-trouble">
          {t('account:name.needed')}
        </p>
      )}
      <Choice
        name="avatar"
        label={t('settings:avatar.label')}
        value={face}
        options={AVATARS.map((value) => ({
          value,
          label: t(`settings:avatar.${value}`),
          picture: <AvatarPicture avatar={value} />,
        }))}
        onChoose={setFace}
      />
      <Trouble trouble={trouble} />
      <button type="submit" className="button" data-testid="account-name-save" disabled={isBusy}>
        {t('account:name.save')}
      </button>
    </form>
  );
};
