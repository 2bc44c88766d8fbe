/** The wait for a quick match: for what, for how long already, how many wait with one, and when bots sit down. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeekingShown } from '../../online/quickMatch.ts';
import { gameName, presetName } from '../../telling/optionWords.ts';
import { clockTime } from '../../words/times.ts';
import { patienceText } from './patienceText.ts';

interface Props {
  readonly shown: SeekingShown;
  onCancel(): void;
}

/** Whoever has pressed the button that was here goes on from the one that is here now. */
export const Seeking = ({ shown, onCancel }: Props) => {
  const { t } = useTranslation(['finding', 'presets']);
  const { ruleset, preset, patienceS, waiting, since } = shown;
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) cancel.current?.focus();
  }, []);
  return (
    <div className="seeking" data-testid="seeking">
      <div role="status">
        <p className="seeking-now">
          <span className="seeking-tile" aria-hidden="true" />
          <strong>{t('finding:quick.seeking')}</strong>
        </p>
        <p data-testid="seeking-waiting">
          {waiting > 1 ? t('finding:quick.several', { n: waiting }) : t('finding:quick.alone')}
        </p>
      </div>
      <p>
        {gameName(t, ruleset)} · {presetName(t, ruleset, preset)}
      </p>
      <p>
        {t('finding:quick.waited')} <Elapsed since={since} />
      </p>
      <p className="soft">{t('finding:quick.bots', { time: patienceText(t, patienceS) })}</p>
      <p className="soft">{t('finding:quick.leaving')}</p>
      <button
        ref={cancel}
        type="button"
        className="button quick-go"
        data-testid="quick-cancel"
        onClick={onCancel}
      >
        {t('finding:quick.cancel')}
      </button>
    </div>
  );
};

const Elapsed = ({ since }: { readonly since: number }) => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <strong role="timer" data-testid="seeking-time">
      {clockTime(Math.max(0, now - since) / 1000)}
    </strong>
  );
};
