/** Settings that are on or off, one below the other. */
import { useTranslation } from 'react-i18next';
import { settings, useSettings } from '../../store/settings.ts';
import { Toggle } from './Toggle.tsx';

type Switched = 'singleClick' | 'showWaits' | 'sortHand' | 'music' | 'isMuted' | 'reader';

export const SettingToggles = ({ names }: { readonly names: readonly Switched[] }) => {
  const { t } = useTranslation('settings');
  const now = useSettings();
  return names.map((name) => (
    <Toggle
      key={name}
      name={name}
      label={t(`${name}.label`)}
      help={t(`${name}.help`)}
      isOn={now[name]}
      onChange={(isOn) => settings.change({ [name]: isOn })}
    />
  ));
};
