/** The games that are kept, as a screen sees them. */
import { useEffect, useState } from 'react';
import { games } from './games.ts';
import type { GameMeta } from './shelf.ts';

/** Null until they have been read. */
export const useGames = (): readonly GameMeta[] | null => {
  const [list, setList] = useState<readonly GameMeta[] | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = (): void => void games.list().then((read) => isShown && setList(read));
    read();
    const leave = games.subscribe(read);
    return () => {
      isShown = false;
      leave();
    };
  }, []);
  return list;
};
