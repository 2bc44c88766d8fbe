/** What may be done besides discarding, whatever the game: what it is about, and a button for every answer. */
import type { AnyAction, Tile } from '@paiju/engine';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TileFace } from '../tiles/TileFace.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import type { WordedAnswer } from './answers.ts';
import { idOf } from './answers.ts';
import './bar.css';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { useDefaultFocus } from './useDefaultFocus.ts';

/** What the question is about, in words, and whose tile where it is about one. */
export interface About {
  readonly words: string;
  readonly tile: { readonly tile: Tile; readonly from: string } | null;
}

interface Props {
  readonly ruleset: string;
  /** The question whose harmless answer takes the focus; null where tiles of the hand are chosen first. */
  readonly question: number | null;
  readonly about: About | null;
  readonly answers: readonly WordedAnswer[];
  readonly advised: AnyAction | null;
  onPress(answer: WordedAnswer): void;
  /** The answer that is pointed at or focused. */
  onLook(answer: string | null): void;
}

export const ActionBar = ({ ruleset, question, about, answers, advised, onPress, onLook }: Props) => {
  const { t } = useTranslation('table');
  const bar = useRef<HTMLDivElement>(null);
  const harmless = useDefaultFocus(answers.some(({ isDefault }) => isDefault) ? question : null);
  const focus = useCallback((answer: WordedAnswer) => {
    const all = bar.current?.querySelectorAll<HTMLButtonElement>('.answer') ?? [];
    [...all].find((button) => button.getAttribute('data-answer') === idOf(answer))?.focus();
  }, []);
  useAnswerKeys({ answers, onPress, onFocus: focus });
  if (about === null && answers.length === 0) return null;
  return (
    <div className="action-bar">
      {about !== null && (
        <p className="bar-about" data-testid="bar-about" data-tile={about.tile !== null || undefined}>
          {about.tile !== null && (
            <span className="bar-about-tile" aria-hidden="true">
              <TileFace ruleset={ruleset} tile={about.tile.tile} />
              <span className="bar-about-from">{about.tile.from}</span>
            </span>
          )}
          <span className="bar-about-words">{about.words}</span>
        </p>
      )}
      <div ref={bar} className="bar-answers" role="toolbar" aria-label={t('action.label')}>
        {answers.map((answer, place) => (
          <AnswerButton
            key={idOf(answer)}
            ruleset={ruleset}
            answer={answer}
            isAgain={answers[place - 1]?.kind === answer.kind}
            advised={advised}
            ref={answer.isDefault ? harmless : undefined}
            onPress={() => onPress(answer)}
            onLook={(isLooking) => onLook(isLooking ? idOf(answer) : null)}
          />
        ))}
      </div>
    </div>
  );
};
