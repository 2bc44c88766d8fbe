/** A few things to say to the others, and nothing of one's own. */
import type { Emote } from '@paiju/protocol';
import { EMOTES } from '@paiju/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hushed, useHushed } from '../../store/hushed.ts';

export const EmoteButton = ({ say }: { readonly say: (emote: Emote) => void }) => {
  const { t } = useTranslation('online');
  const isHushed = useHushed();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    place.current?.querySelector<HTMLButtonElement>('.emotes button')?.focus();
    const away = ({ target }: Event): void => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open in it
    <div
      ref={place}
      className="emote-place"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="button"
        data-testid="emote"
        aria-label={t('emotes.open')}
        title={t('emotes.open')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Bubble />
        <span className="emote-words" aria-hidden="true">
          {t('emotes.open')}
        </span>
      </button>
      {isOpen && (
        <div id={id} className="emotes card">
          {EMOTES.map((emote) => (
            <button
              key={emote}
              type="button"
              className="button"
              data-testid={`emote-${emote}`}
              onClick={() => {
                say(emote);
                close();
              }}
            >
              {t(`emotes.text.${emote}`)}
            </button>
          ))}
          <button
            type="button"
            className="button button-quiet emotes-mute"
            data-testid="mute"
            onClick={() => hushed.keep(!isHushed)}
          >
            {t(isHushed ? 'emotes.unmute' : 'emotes.mute')}
          </button>
        </div>
      )}
    </div>
  );
};

/** Drawn: not every device has it as a character. */
const Bubble = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">
    <path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm3 5v3h2V9zm4 0v3h2V9zm4 0v3h2V9z" />
  </svg>
);
