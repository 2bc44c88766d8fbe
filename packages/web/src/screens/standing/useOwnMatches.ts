/** The matches that fit a wish, page by page. */
import type { MatchFilter, OwnMatch } from '@paiju/protocol';
import { useEffect, useRef, useState } from 'react';
import type { ApiTrouble } from '../../online/answered.ts';
import { standingApi } from '../../online/standingApi.ts';
import { partsOf } from './matchWish.ts';

interface Shown {
  readonly matches: readonly OwnMatch[];
  /** Where the next page begins; null where there is none. */
  readonly next: string | null;
  readonly trouble: ApiTrouble | null;
}

export interface OwnMatchesShown extends Shown {
  /** Nothing has been answered yet. */
  readonly isNew: boolean;
  readonly isBusy: boolean;
  more(): void;
}

const NOTHING: Shown = { matches: [], next: null, trouble: null };

export const useOwnMatches = (token: string | null, wish: MatchFilter): OwnMatchesShown => {
  const question = `${token} ${partsOf(wish).join(' ')}`;
  const asked = useRef(question);
  const [isBusy, setBusy] = useState(false);
  const [known, setKnown] = useState<Shown & { readonly question: string }>({ ...NOTHING, question: '' });
  const shown = known.question === question ? known : NOTHING;
  const goOnFrom = async (before: Shown): Promise<void> => {
    if (token === null) return;
    setBusy(true);
    const page = await standingApi.matches(token, wish, before.next);
    // Something else is wanted meanwhile.
    if (asked.current !== question) return;
    setBusy(false);
    if (!page.ok) return setKnown({ ...before, question, trouble: page.error });
    const { matches, next } = page.value;
    setKnown({ question, matches: [...before.matches, ...matches], next, trouble: null });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is asked
  useEffect(() => {
    asked.current = question;
    void goOnFrom(NOTHING);
  }, [question]);
  return { ...shown, isNew: known.question !== question, isBusy, more: () => void goOnFrom(shown) };
};
