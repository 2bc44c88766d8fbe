/** Something asked of the server for as long as a screen shows it; another question begins anew. */
import { useEffect, useState } from 'react';
import type { Answered, ApiTrouble } from '../../online/answered.ts';

interface Shown<T> {
  /** Null until it is known, and where it did not work. */
  readonly value: T | null;
  readonly trouble: ApiTrouble | null;
}

const NOTHING = { value: null, trouble: null };

/** The same question has the same name; without one nothing is asked. */
export const useAnswer = <T>(question: string | null, ask: () => Answered<T>): Shown<T> => {
  const [known, setKnown] = useState<(Shown<T> & { readonly question: string }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is asked
  useEffect(() => {
    if (question === null) return;
    let isGone = false;
    void ask().then((answer) => {
      if (isGone) return;
      setKnown(
        answer.ok
          ? { question, value: answer.value, trouble: null }
          : { question, value: null, trouble: answer.error },
      );
    });
    return () => {
      isGone = true;
    };
  }, [question]);
  return known !== null && known.question === question ? known : NOTHING;
};
