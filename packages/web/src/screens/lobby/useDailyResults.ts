/** The results of a deal; asked for again for as long as bots still play it. */
import type { GameId } from '@paiju/engine';
import type { DailyResults } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import type { ApiTrouble } from '../../online/answered.ts';
import { findingApi } from '../../online/findingApi.ts';
import { guest } from '../../store/guest.ts';

const AGAIN_MS = 3_000;

/** Bots play a deal when the first person asks how it went. */
export const botsPlay = ({ rows, people }: DailyResults): boolean =>
  people > 0 && !rows.some(({ is }) => is === 'bot');

interface Shown {
  readonly results: DailyResults | null;
  readonly trouble: ApiTrouble | null;
}

/** Whoever is nobody yet has played nothing. */
const NOBODY: Shown = { results: null, trouble: { code: 'unknown-token' } };

export const useDailyResults = (game: GameId, day: string): Shown => {
  const [shown, setShown] = useState<Shown>({ results: null, trouble: null });
  useEffect(() => {
    const token = guest.now?.token;
    if (token === undefined) {
      setShown(NOBODY);
      return;
    }
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const answer = await findingApi.dailyResults(token, game, day);
      if (isGone) return;
      setShown(
        answer.ok ? { results: answer.value, trouble: null } : { results: null, trouble: answer.error },
      );
      if (answer.ok && botsPlay(answer.value)) timer = setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [game, day]);
  return shown;
};
