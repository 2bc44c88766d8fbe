/** The matches that fit a wish, page by page. */
import type { MatchFilter, OwnMatch } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import type { ApiTrouble } from '../../online/ask.ts';
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
  more(): void;
}

const NOTHING: Shown = { matches: [], next: null, trouble: null };

export const useOwnMatches = (token: string | null, wish: MatchFilter): OwnMatchesShown => {
  const question = `${token} ${partsOf(wish).join(' ')}`;
  const [known, setKnown] = useState<Shown & { readonly question: string }>({ ...NOTHING, question: '' });
  const shown = known.question === question ? known : NOTHING;
  const read = async (before: Shown): Promise<Shown | null> => {
    if (token === null) return null;
    const page = await standingApi.matches(token, wish, before.next);
    if (!page.ok) return { ...before, trouble: page.error };
    const { matches, next } = page.value;
    return { matches: [...before.matches, ...matches], next, trouble: null };
  };
  const add = (before: Shown): (() => void) => {
    let isGone = false;
    void read(before).then((page) => {
      if (!isGone && page !== null) setKnown({ ...page, question });
    });
    return () => {
      isGone = true;
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is asked
  useEffect(() => add(NOTHING), [question]);
  return { ...shown, isNew: known.question !== question, more: () => void add(shown) };
};
