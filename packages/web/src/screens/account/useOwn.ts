/** What the server keeps of whoever looks, asked for when they come and whenever they have changed it. */
import type { Me } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import { accountApi } from '../../online/accountApi.ts';
import { asGuest } from '../../online/guests.ts';
import { learnt } from '../../online/person.ts';
import { guest } from '../../store/guest.ts';
import { ownWish } from '../lobby/ownWish.ts';
import type { Asking } from '../lobby/useAsking.ts';
import { useAsking } from '../lobby/useAsking.ts';

export interface Own {
  /** Null while it is not known, and for those who are nobody yet. */
  readonly me: Me | null;
  readonly asking: Asking;
  /** Asks again. */
  look(): Promise<void>;
}

export const useOwn = (): Own => {
  const [me, setMe] = useState<Me | null>(null);
  const asking = useAsking();
  const ask = async (): Promise<Me | null> => {
    const before = guest.now;
    // Whoever has not met the server yet is not made known to it by looking.
    if (before === null) return null;
    const found = await asking.ask(() => asGuest(ownWish(), accountApi.me));
    const now = guest.now;
    if (found !== null || now === null || now.token === before.token) return found;
    // Signed out from elsewhere, which has been said; the guest of this browser is back.
    const back = await accountApi.me(now.token);
    return back.ok ? back.value : null;
  };
  const look = async (): Promise<void> => {
    const found = await ask();
    if (found !== null) learnt({ name: found.name, face: found.face, isAccount: found.account !== null });
    setMe(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);
  return { me, asking, look };
};
