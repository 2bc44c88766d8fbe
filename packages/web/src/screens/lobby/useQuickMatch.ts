/** Looking for a quick match for as long as the lobby is open; whoever is found goes to the table. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { findingApi } from '../../online/findingApi.ts';
import { asGuest } from '../../online/guests.ts';
import { BROWSER_POLL } from '../../online/longPoll.ts';
import type { QuickPorts, QuickShown } from '../../online/quickMatch.ts';
import { QuickMatch } from '../../online/quickMatch.ts';
import { goTo } from '../../routes.ts';
import { play } from '../../sound/sounds.ts';
import { guest } from '../../store/guest.ts';
import { isSeeking } from '../../store/quickWish.ts';
import { ownWish } from './ownWish.ts';

const PORTS: QuickPorts = {
  ...BROWSER_POLL,
  token: () => guest.now?.token ?? null,
  now: findingApi.now,
  seek: (wish) => asGuest(ownWish(), (token) => findingApi.seek(token, wish)),
  cancel: findingApi.cancel,
  isSeeking,
  clock: () => performance.now(),
};

export const useQuickMatch = (): { readonly shown: QuickShown; readonly quick: QuickMatch } => {
  const [quick] = useState(() => new QuickMatch(PORTS));
  const shown = useSyncExternalStore(quick.subscribe, () => quick.shown);
  useEffect(() => {
    quick.open();
    return () => quick.close();
  }, [quick]);
  const code = shown.is === 'found' ? shown.joinCode : null;
  useEffect(() => {
    if (code === null) return;
    // Perhaps they look at something else by now.
    play('claim');
    goTo('table', code);
  }, [code]);
  return { shown, quick };
};
