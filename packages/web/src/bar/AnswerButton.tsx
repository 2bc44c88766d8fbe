/** One answer: its word, its tiles, its key. */
import type { AnyAction } from '@paiju/engine';
import { sameAction } from '@paiju/engine';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TileFace } from '../tiles/TileFace.tsx';
import { withNotes } from '../words/lists.ts';
import type { WordedAnswer } from './answers.ts';
import { idOf } from './answers.ts';

interface Props {
  readonly ruleset: string;
  readonly answer: WordedAnswer;
  /** One of the same kind stands before it, and has the word. */
  readonly isAgain: boolean;
  /** What the expert would do, where it was asked. */
  readonly advised: AnyAction | null;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  onPress(): void;
  /** Pointed at or focused, and then no more. */
  onLook(isLooking: boolean): void;
}

export const AnswerButton = ({ ruleset, answer, isAgain, advised, ref, onPress, onLook }: Props) => {
  const { t } = useTranslation('table');
  const { kind, weight, actions, tiles, uses, key, isDefault, word, label, note, mark } = answer;
  const [only] = actions;
  const isAdvised = advised !== null && actions.some((action) => sameAction(action, advised));
  return (
    <button
      ref={ref}
      type="button"
      className="answer"
      data-testid={`action-${kind}`}
      data-answer={idOf(answer)}
      data-weight={weight}
      data-again={isAgain || undefined}
      data-default={isDefault || undefined}
      data-advised={isAdvised || undefined}
      // A button that stands for several actions names none of them.
      data-action={actions.length === 1 ? JSON.stringify(only) : undefined}
      disabled={actions.length === 0}
      aria-label={isAdvised ? withNotes(t, [label, t('hand.advised')]) : label}
      aria-keyshortcuts={key ?? undefined}
      onClick={onPress}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
    >
      <span className="answer-words">
        {/* The space is for those who speak to the button: its name has the two apart as well. */}
        <span className="answer-word">{word}</span>{' '}
        {note !== null && (
          <small className="answer-note">
            {note} {mark !== null && <span className="answer-mark">{mark}</span>}
          </small>
        )}
      </span>
      {tiles.length > 0 && (
        <span className="answer-tiles">
          {tiles.map((tile, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be there twice
            <span key={place} className="answer-tile" data-own={uses.includes(tile) || undefined}>
              <TileFace ruleset={ruleset} tile={tile} />
            </span>
          ))}
        </span>
      )}
      {key !== null && (
        <span className="answer-key" aria-hidden="true">
          {key === 'Escape' ? 'Esc' : key}
        </span>
      )}
    </button>
  );
};
