/** Tiles that have just come from somebody else stand out for a moment, so that they are seen among the others. */
import type { Tile } from '@paiju/engine';
import { useEffect, useState } from 'react';
import type { Happening } from '../play/client.ts';

/** Long enough to be seen, with and without motion. */
const STANDS_MS = 1200;
const NOTHING: readonly Tile[] = [];

interface Exchange {
  readonly type: string;
  /** What came to whoever looks. */
  readonly received?: readonly Tile[] | null;
}

const exchangeIn = ({ events }: Happening): Exchange | undefined =>
  (events as readonly Exchange[]).find(({ type }) => type === 'exchanged');

export const useReceived = (past: readonly Happening[]): readonly Tile[] => {
  // What is there when the table opens is not news.
  const [seen, setSeen] = useState(past.at(-1)?.number ?? -1);
  const last = past.findLast((happening) => exchangeIn(happening) !== undefined);
  const number = last?.number ?? -1;
  const isNew = number > seen;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setSeen(number), STANDS_MS);
    return () => clearTimeout(timer);
  }, [isNew, number]);
  return (isNew && last !== undefined && exchangeIn(last)?.received) || NOTHING;
};
