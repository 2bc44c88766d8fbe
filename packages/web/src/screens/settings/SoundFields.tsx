/** How loud, and whether at all. */
import { useTranslation } from 'react-i18next';
import { play } from '../../sound/sounds.ts';
import { settings, useSettings } from '../../store/settings.ts';
import { SettingToggles } from './SettingToggles.tsx';

export const SoundFields = () => {
  const { t } = useTranslation('settings');
  const now = useSettings();
  const percent = Math.round(now.volume * 100);
  return (
    <section className="card">
      <h2>{t('groups.sound')}</h2>
      <label className="labelled">
        <span>
          {t('volume.label')} <output>{t('volume.value', { percent })}</output>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-valuetext={t('volume.value', { percent })}
          onChange={(event) => settings.change({ volume: Number(event.target.value) / 100 })}
          // Heard once the hand lets go: a sample of what was chosen.
          onPointerUp={() => play('discard')}
          onKeyUp={() => play('discard')}
          data-testid="setting-volume"
        />
      </label>
      <SettingToggles names={['music', 'isMuted']} />
    </section>
  );
};
