/** Name and face, asked for once: from then on they stand in the settings. */
import { fittedName, isName, tidyName } from '@paiju/engine/input';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AVATARS } from '../../looks/avatars.ts';
import type { Settings } from '../../store/settings.ts';
import { settings, useSettings } from '../../store/settings.ts';
import { Choice } from '../settings/Choice.tsx';
import { AvatarPicture } from '../settings/pictures.tsx';
import '../settings/settings.css';

/** Whether others can be told who this is. */
export const isSomebody = ({ name }: Settings): boolean => isName(tidyName(name));

interface Props {
  onKnown(): void;
}

export const WhoAreYou = ({ onKnown }: Props) => {
  const { t } = useTranslation(['online', 'settings']);
  const { name, avatar } = useSettings();
  const [typed, setTyped] = useState(name);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const fitted = fittedName(typed);
    settings.change({ name: fitted });
    if (isSomebody(settings.now)) onKnown();
    else {
      setAsked(true);
      field.current?.focus();
    }
  };
  return (
    <form className="card who settings-form" data-testid="who" onSubmit={submit}>
      <h2>{t('online:who.title')}</h2>
      <p className="soft">{t('online:who.line')}</p>
      <label className="labelled">
        <span>{t('online:who.name')}</span>
        <input
          ref={field}
          className="field"
          value={typed}
          autoComplete="nickname"
          data-testid="who-name"
          aria-invalid={isAsked}
          aria-describedby={isAsked ? 'who-needed' : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {isAsked && (
        <p id="who-needed" role="alert" className="online-trouble">
          {t('online:who.needed')}
        </p>
      )}
      <Choice
        name="avatar"
        label={t('settings:avatar.label')}
        value={avatar}
        options={AVATARS.map((value) => ({
          value,
          label: t(`settings:avatar.${value}`),
          picture: <AvatarPicture avatar={value} />,
        }))}
        onChoose={(chosen) => settings.change({ avatar: chosen })}
      />
      <button type="submit" className="button button-strong" data-testid="who-go">
        {t('online:who.goOn')}
      </button>
    </form>
  );
};
