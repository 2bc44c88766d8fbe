/** What is heard at a table of four. */
import { useEffect, useRef } from 'react';
import type { GameShown } from '../play/client.ts';
import { play } from '../sound/sounds.ts';
import { soundOf } from './soundOf.ts';

export const useTableSounds = ({ past, seat }: GameShown): void => {
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const since = heard.current;
    heard.current = past.at(-1)?.number ?? since;
    // What lay there before the table was drawn makes no noise.
    if (since === null) return;
    const fresh = past.filter(({ number }) => number > since).flatMap(({ events }) => events);
    for (const name of new Set(fresh.flatMap((event) => soundOf(event, seat)))) play(name);
  }, [past, seat]);
};
