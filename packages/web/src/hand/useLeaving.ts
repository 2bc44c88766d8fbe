/** What was chosen stays raised until all have chosen and it goes. */
import type { Tile } from '@paiju/engine';
import { useState } from 'react';

interface Leaving {
  readonly leaving: readonly Tile[];
  give(tiles: readonly Tile[]): void;
}

const NOTHING: readonly Tile[] = [];

/** `isWaiting`: for the others, who have not chosen yet. */
export const useLeaving = (hand: readonly Tile[], isWaiting: boolean): Leaving => {
  const [given, setGiven] = useState({ hand: '', tiles: NOTHING });
  const now = hand.join();
  return {
    leaving: isWaiting && given.hand === now ? given.tiles : NOTHING,
    give: (tiles) => setGiven({ hand: now, tiles }),
  };
};
