/** Everything that can be chosen about the page. Each change counts at once. */

import { fittedName } from '@paiju/engine/input';
import type { Language } from '@paiju/words';
import { LANGUAGES } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { AVATARS } from '../../looks/avatars.ts';
import type { Settings } from '../../store/settings.ts';
import { settings, useSettings } from '../../store/settings.ts';
import { languageFor, speak } from '../../words/index.ts';
import { Choice } from './Choice.tsx';
import { AvatarPicture, BackPicture, FacePicture, FeltPicture } from './pictures.tsx';
import { SettingToggles } from './SettingToggles.tsx';
import { SoundFields } from './SoundFields.tsx';
import './settings.css';

const FACES = ['classic', 'numerals'] as const satisfies readonly Settings['face'][];
const BACKS = ['green', 'blue', 'amber', 'plum'] as const satisfies readonly Settings['back'][];
const FELTS = ['green', 'blue', 'wine', 'slate', 'mint'] as const satisfies readonly Settings['felt'][];
const THEMES = ['auto', 'dark', 'light', 'contrast'] as const satisfies readonly Settings['theme'][];
const SPEEDS = ['off', 'fast', 'normal'] as const satisfies readonly Settings['speed'][];

const choose = (change: Partial<Settings>): void => settings.change(change);

const chooseLanguage = (language: Language | null): void => {
  choose({ language });
  void speak(language ?? languageFor(navigator.languages));
};

/** A word that is still being put together must not be cut under its writer's hands. */
const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

export const SettingsForm = () => {
  const { t } = useTranslation(['settings', 'common']);
  const now = useSettings();
  return (
    <form className="settings-form" onSubmit={(event) => event.preventDefault()}>
      <section className="card">
        <h2>{t('groups.you')}</h2>
        <label className="labelled">
          <span>{t('name.label')}</span>
          <input
            className="field"
            value={now.name}
            autoComplete="nickname"
            placeholder={t('name.placeholder')}
            onChange={({ target: { value }, nativeEvent }) =>
              choose({ name: isComposing(nativeEvent) ? value : fittedName(value) })
            }
            onBlur={({ target }) => choose({ name: fittedName(target.value) })}
            data-testid="setting-name"
          />
          <small className="soft">{t('name.help')}</small>
        </label>
        <Choice
          name="avatar"
          label={t('avatar.label')}
          value={now.avatar}
          options={AVATARS.map((value) => ({
            value,
            label: t(`avatar.${value}`),
            picture: <AvatarPicture avatar={value} />,
          }))}
          onChoose={(avatar) => choose({ avatar })}
        />
        <Choice<Language | 'auto'>
          name="language"
          label={t('language.label')}
          value={now.language ?? 'auto'}
          options={[
            { value: 'auto', label: t('language.auto') },
            ...LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) })),
          ]}
          onChoose={(value) => chooseLanguage(value === 'auto' ? null : value)}
        />
      </section>
      <section className="card">
        <h2>{t('groups.play')}</h2>
        <Choice
          name="speed"
          label={t('speed.label')}
          value={now.speed}
          options={SPEEDS.map((value) => ({ value, label: t(`speed.${value}`) }))}
          onChoose={(speed) => choose({ speed })}
        />
        <SettingToggles names={['singleClick', 'showWaits', 'sortHand']} />
      </section>
      <section className="card">
        <h2>{t('groups.tiles')}</h2>
        <Choice
          name="face"
          label={t('face.label')}
          value={now.face}
          options={FACES.map((value) => ({
            value,
            label: t(`face.${value}`),
            picture: <FacePicture face={value} />,
          }))}
          onChoose={(face) => choose({ face })}
        />
        <Choice
          name="back"
          label={t('backs.label')}
          value={now.back}
          options={BACKS.map((value) => ({
            value,
            label: t(`backs.${value}`),
            picture: <BackPicture back={value} />,
          }))}
          onChoose={(back) => choose({ back })}
        />
        <Choice
          name="felt"
          label={t('felt.label')}
          value={now.felt}
          options={FELTS.map((value) => ({
            value,
            label: t(`felt.${value}`),
            picture: <FeltPicture felt={value} />,
          }))}
          onChoose={(felt) => choose({ felt })}
        />
        <Choice
          name="theme"
          label={t('theme.label')}
          value={now.theme}
          options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
          onChoose={(theme) => choose({ theme })}
        />
      </section>
      <SoundFields />
      <section className="card">
        <h2>{t('groups.access')}</h2>
        <SettingToggles names={['reader']} />
      </section>
    </form>
  );
};
