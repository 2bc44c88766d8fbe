/** How whoever looks stands themselves; null while that is not known, and for those who are nobody yet. */
import type { OwnConduct } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import { conductApi } from '../../online/conductApi.ts';
import { guest } from '../../store/guest.ts';
import { useKept } from '../../store/kept.ts';
import { useLeftMatch } from '../../store/leftMatch.ts';

/** Whether a match was left is written down a moment later. */
const AGAIN_MS = 1_000;
const TRIES = 5;

export const useOwnConduct = (): OwnConduct | null => {
  const token = useKept(guest)?.token ?? null;
  const hasLeft = useLeftMatch() !== null;
  const [conduct, setConduct] = useState<OwnConduct | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (left: number): Promise<void> => {
      const answer = await conductApi.own(token);
      if (isGone || !answer.ok) return;
      setConduct(answer.value);
      if (hasLeft && answer.value.pausedUntil === null && left > 1)
        timer = setTimeout(() => void look(left - 1), AGAIN_MS);
    };
    void look(TRIES);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [token, hasLeft]);
  return token === null ? null : conduct;
};
