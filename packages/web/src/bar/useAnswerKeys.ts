/** The keys of the bar. */
import { useEffect } from 'react';
import type { WordedAnswer } from './answers.ts';
import { answersTo } from './answers.ts';

interface Keyed {
  readonly answers: readonly WordedAnswer[];
  onPress(answer: WordedAnswer): void;
  /** Of several answers to one key the first gets the focus, so that the person chooses. */
  onFocus(answer: WordedAnswer): void;
}

export const useAnswerKeys = ({ answers, onPress, onFocus }: Keyed): void => {
  useEffect(() => {
    if (answers.length === 0) return;
    const hear = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      const [first, second] = answersTo(answers, event.key);
      if (first === undefined) return;
      event.preventDefault();
      if (second === undefined) onPress(first);
      else onFocus(first);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [answers, onPress, onFocus]);
};

/** Not where somebody else needs the key: a dialog, a field, or a button that Space would press. A key held down asks once. */
export const isForTable = ({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (repeat || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('input, select, textarea') !== null) return false;
  return key !== ' ' || target.closest('button:not(.hand-tile), a, summary') === null;
};
