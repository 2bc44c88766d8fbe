/** How far somebody is with the deals of the day online, and the way to one of them. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import type { DailyNow } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import { findingApi } from '../../online/findingApi.ts';
import { asGuest } from '../../online/guests.ts';
import { goTo } from '../../routes.ts';
import { guest } from '../../store/guest.ts';
import { dailyDate } from '../daily/daily.ts';
import { ownWish } from './ownWish.ts';
import { useAsking } from './useAsking.ts';

/** Whoever is nobody yet has begun nothing. */
const untouched = (): DailyNow => ({
  day: dailyDate(Date.now()),
  games: GAME_IDS.map((ruleset) => ({ ruleset, state: 'new' })),
});

export const useDaily = () => {
  const [daily, setDaily] = useState(untouched);
  const { isBusy, trouble, ask } = useAsking();
  useEffect(() => {
    const token = guest.now?.token;
    if (token === undefined) return;
    let isGone = false;
    void findingApi.daily(token).then((answer) => {
      if (!isGone && answer.ok) setDaily(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const begin = async (game: GameId): Promise<void> => {
    const table = await ask(() => asGuest(ownWish(), (token) => findingApi.beginDaily(token, game)));
    if (table !== null) goTo('table', table.joinCode);
  };
  return { daily, isBusy, trouble, begin };
};
