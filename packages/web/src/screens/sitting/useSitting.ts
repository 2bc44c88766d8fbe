/** The line to a table, for as long as its screen is open; anew whenever somebody is somebody else. */
import type { Seat } from '@paiju/engine';
import { useEffect, useState } from 'react';
import { introduce } from '../../online/guests.ts';
import { openSitting } from '../../online/open.ts';
import { forgotten } from '../../online/person.ts';
import type { OnlineSitting } from '../../online/sitting.ts';
import { guest } from '../../store/guest.ts';
import { ownWish } from '../lobby/ownWish.ts';
import type { Asking } from '../lobby/useAsking.ts';
import { useAsking } from '../lobby/useAsking.ts';

interface Visit {
  readonly token: string | null;
  /** The chair that is wanted. */
  readonly seat: Seat | null;
}

export interface AtSitting extends Pick<Asking, 'isBusy' | 'trouble'> {
  readonly sitting: OnlineSitting | null;
  /** Was signed out here from elsewhere, while the table was open. */
  readonly isSignedOut: boolean;
  /** Takes a chair, as whoever the settings say. */
  sit(seat: Seat): Promise<void>;
  /** The server does not know the token: comes back as nobody. */
  forget(): void;
}

const whoIAm = (): Visit => ({ token: guest.now?.token ?? null, seat: null });

export const useSitting = (code: string): AtSitting => {
  const [visit, setVisit] = useState(whoIAm);
  const [sitting, setSitting] = useState<OnlineSitting | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  const { isBusy, trouble, ask } = useAsking();
  useEffect(() => {
    const { sitting: opened, close } = openSitting({ code, token: visit.token });
    if (visit.seat !== null) opened.say({ type: 'sit', seat: visit.seat });
    setSitting(opened);
    return close;
  }, [code, visit]);
  return {
    sitting,
    isSignedOut,
    isBusy,
    trouble,
    sit: async (seat) => {
      const before = guest.now;
      const token = await ask(() => introduce(ownWish()));
      if (token === null) return;
      setSignedOut(false);
      // Others are told who somebody is when they come in.
      if (guest.now === before) sitting?.say({ type: 'sit', seat });
      else setVisit({ token, seat });
    },
    forget: () => {
      if (visit.token !== null && forgotten(visit.token) === 'signed-out') setSignedOut(true);
      setVisit(whoIAm());
    },
  };
};
