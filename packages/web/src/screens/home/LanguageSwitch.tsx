/** The language, changed at once and remembered. */

import type { Language } from '@paiju/words';
import { LANGUAGES } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { settings } from '../../store/settings.ts';
import { speak } from '../../words/index.ts';

/** Each in its own words, so that whoever reads it finds it. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '简体中文',
  ko: '한국어',
  ja: '日本語',
};

export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation('home');
  const change = (language: Language): void => {
    settings.change({ language });
    void speak(language);
  };
  return (
    <select
      className="field"
      data-testid="language"
      aria-label={t('language')}
      value={i18n.language}
      onChange={({ target }) => change(target.value as Language)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {NAMES[language]}
        </option>
      ))}
    </select>
  );
};
