/** Buttons, fields and the colours by name. */
import { useTranslation } from 'react-i18next';

const TEXTS = ['ink', 'ink-soft', 'accent', 'danger', 'good'] as const;
const GROUNDS = ['page', 'panel', 'panel-raised', 'felt', 'felt-deep'] as const;
const BUTTONS = ['', 'button-strong', 'button-danger', 'button-quiet'] as const;

export const Samples = () => {
  const { t } = useTranslation(['common', 'settings']);
  return (
    <section className="gallery-part">
      <div className="card gallery-samples">
        <div className="row">
          {BUTTONS.map((kind) => (
            <button key={kind} type="button" className={`button ${kind}`}>
              {t('ok')}
            </button>
          ))}
          <button type="button" className="button button-strong" disabled>
            {t('cancel')}
          </button>
          <button type="button" className="button" aria-pressed="true">
            {t('on')}
          </button>
          <input className="field" aria-label={t('settings:name.label')} placeholder={t('you')} />
        </div>
        {GROUNDS.map((ground) => (
          <p key={ground} className="gallery-ground" style={{ background: `var(--${ground})` }}>
            {TEXTS.map((text) => (
              <code key={text} style={{ color: `var(--${text})` }}>
                {text}
              </code>
            ))}
          </p>
        ))}
      </div>
    </section>
  );
};
