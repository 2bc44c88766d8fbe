/** A question with a harmless answer takes the focus there, and gives it back afterwards. */
import { useEffect, useRef } from 'react';

/** `question` is null where nothing happens by default. */
export const useDefaultFocus = (question: number | null) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (question === null) return;
    const before = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [question]);
  return button;
};
