/** The move that is to be seen: what comes at once is looked at one after the other, unless something is asked. */
import type { HaiyukiSeen, HaiyukiView } from '@paiju/engine/haiyuki';
import { useEffect, useRef, useState } from 'react';
import type { GameShown, Happening } from '../../../play/client.ts';
import { stayMs } from './motion.ts';

export interface Move {
  readonly view: HaiyukiView;
  readonly events: readonly HaiyukiSeen[];
  /** That of the happening it is; -1 before the first one. */
  readonly number: number;
  readonly isLast: boolean;
  /** What has happened so far, this move included. */
  readonly past: readonly Happening[];
  /** All that was told in the round so far, this move included. */
  readonly told: readonly HaiyukiSeen[];
}

export const useMove = (all: GameShown, isReplay: boolean): Move | null => {
  const { now, past } = all;
  const last = past.length - 1;
  // What is there when the table opens is not news.
  const [looked, setLooked] = useState(past[last]?.number ?? -1);
  const place = placeOf(all, isReplay, looked);
  const shown = past[place];
  const next = past[place + 1];
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
    if (shown !== undefined) setLooked(shown.number);
  }, [shown]);
  useEffect(() => {
    if (shown === undefined || next === undefined) return;
    const leftMs = since.current + stayMs(eventsOf(shown)) - performance.now();
    const timer = setTimeout(() => setLooked(next.number), leftMs);
    return () => clearTimeout(timer);
  }, [shown, next]);

  if (shown === undefined)
    return now === null
      ? null
      : { view: now.view as HaiyukiView, events: [], number: -1, isLast: true, past: [], told: [] };
  const seen = past.slice(0, place + 1);
  return {
    view: shown.view as HaiyukiView,
    events: eventsOf(shown),
    number: shown.number,
    isLast: place === last,
    past: seen,
    told: toldIn(seen),
  };
};

/**
 * A replay is looked at step by step and waits for nothing, nor does whoever is asked. Another game may have begun since
 * the happening that was looked at: that is looked at from its beginning.
 */
export const placeOf = (
  { past, asked }: Pick<GameShown, 'past' | 'asked'>,
  isReplay: boolean,
  looked: number,
): number =>
  isReplay || asked !== null
    ? past.length - 1
    : Math.max(
        0,
        past.findIndex(({ number }) => number === looked),
      );

const eventsOf = ({ events }: Happening): readonly HaiyukiSeen[] => events as readonly HaiyukiSeen[];

const toldIn = (past: readonly Happening[]): readonly HaiyukiSeen[] => {
  const told = past.map(eventsOf);
  const from = told.findLastIndex((events) => events.some(({ type }) => type === 'dealt'));
  return told.slice(Math.max(0, from)).flat();
};
