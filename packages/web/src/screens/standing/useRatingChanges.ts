/** Asks what a match has changed until it is worked out. */
import type { BySeat } from '@paiju/engine';
import type { RatingChange } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import { standingApi } from '../../online/standingApi.ts';

const AGAIN_MS = 1_000;
const TRIES = 20;

interface Shown {
  readonly seats: BySeat<RatingChange | null> | null;
  /** It takes longer than anybody waits for. */
  readonly isLate: boolean;
}

const WAITING: Shown = { seats: null, isLate: false };

interface Played {
  readonly code: string;
  readonly match: number;
}

/** Of nothing there is nothing to ask. */
export const useRatingChanges = (played: Played | null): Shown => {
  const [shown, setShown] = useState(WAITING);
  const { code, match } = played ?? { code: null, match: 0 };
  useEffect(() => {
    setShown(WAITING);
    if (code === null) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (left: number): Promise<void> => {
      const answer = await standingApi.afterMatch(code, match);
      if (isGone) return;
      const seats = answer.ok ? answer.value.seats : null;
      setShown({ seats, isLate: left === 0 });
      if (seats === null && left > 0) timer = setTimeout(() => void look(left - 1), AGAIN_MS);
    };
    void look(TRIES);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [code, match]);
  return shown;
};
