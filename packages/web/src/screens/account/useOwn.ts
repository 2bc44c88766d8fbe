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
  const look = async (): Promise<void> => {
    // Whoever has not met the server yet is not made known to it by looking.
    const found = guest.now === null ? null : await asking.ask(() => asGuest(ownWish(), accountApi.me));
    if (found !== null) learnt({ name: found.name, face: found.face, isAccount: found.account !== null });
    setMe(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);
  return { me, asking, look };
};
