/** What the reader is told, and the buttons of the lesson. */
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../games/shared/script.ts';
import { addressOf } from '../../routes.ts';
import { TiledText } from '../../tiles/TiledText.tsx';
import type { Lesson } from './useLesson.ts';

interface Props {
  readonly script: Script;
  readonly lesson: Lesson;
  readonly text: string;
  /** Why the points of the lesson's win moved; null before it. */
  readonly sheet: ReactNode;
  onAgain(): void;
}

export const LessonPanel = ({ script, lesson, text, sheet, onAgain }: Props) => {
  const { t } = useTranslation(['tutorial', 'common']);
  const { place, step, wished, note, next } = lesson;
  const words = useRef<HTMLParagraphElement>(null);
  const all = script.steps.length;
  const isReading = step !== null && step.wish === null;
  const isWaiting = step !== null && step.wish !== null && wished === null;
  // The button that was pressed may be gone: whoever goes on by keyboard goes on from the text.
  useEffect(() => {
    if (place > 0 && document.activeElement === document.body) words.current?.focus();
  }, [place]);
  return (
    <section className="lesson-panel" aria-label={t('title')}>
      <div className="lesson-head">
        <h1>{t(`common:game.${script.ruleset}`)}</h1>
        {step !== null && <span className="soft">{t('step', { n: place + 1, all })}</span>}
        <progress max={all} value={place} aria-hidden="true" />
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('again')}
          data-testid="tutorial-again"
          onClick={onAgain}
        >
          <span className="lesson-again">{t('again')}</span>
          <span className="lesson-again-mark" aria-hidden="true" />
        </button>
        <a className="button button-quiet" data-testid="tutorial-leave" href={addressOf()}>
          {t('leave')}
        </a>
      </div>
      <div role="status" className="lesson-words">
        <p ref={words} tabIndex={-1} data-testid="tutorial-text">
          {step === null ? t('done') : <TiledText ruleset={script.ruleset} text={text} />}
        </p>
        {note !== null && <p className="lesson-note">{t(note)}</p>}
        {note === null && isWaiting && <p className="soft">{t('waiting')}</p>}
      </div>
      <div className="row lesson-on">
        {isReading && (
          <button type="button" className="button button-strong" data-testid="tutorial-next" onClick={next}>
            {t('next')}
          </button>
        )}
        {step === null && (
          <>
            <a className="button button-strong" data-testid="tutorial-play" href={addressOf()}>
              {t('play')}
            </a>
            <a className="button" href={addressOf('rules', script.ruleset)}>
              {t('rules')}
            </a>
          </>
        )}
      </div>
      {sheet !== null && <div className="lesson-sheet settlement-place">{sheet}</div>}
    </section>
  );
};
