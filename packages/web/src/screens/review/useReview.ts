/** A review at work: opens a kept game and has it judged bit by bit, until all is judged or the reader stops it. */
import type { Seat } from '@paiju/engine';
import { useEffect, useRef, useState } from 'react';
import { games } from '../../store/games.ts';
import { ownSeatOf } from '../../store/ownSeat.ts';
import type { FilmFacts, JudgedFrame, ReviewPart } from '../../study/messages.ts';
import { Studio } from '../../study/studio.ts';
import type { Progress } from './progress.ts';
import { progressOf } from './progress.ts';

export type Opening =
  | { readonly name: 'loading' }
  | { readonly name: 'missing' }
  | { readonly name: 'broken' }
  | { readonly name: 'open'; readonly studio: Studio; readonly facts: FilmFacts; readonly own: Seat | null };

export const useKeptGame = (id: string): Opening => {
  const [opening, setOpening] = useState<Opening>({ name: 'loading' });
  useEffect(() => {
    const studio = new Studio();
    let isLeft = false;
    const open = async (): Promise<Opening> => {
      const [meta, text] = await Promise.all([games.meta(id), games.text(id)]);
      if (text === null) return { name: 'missing' };
      const opened = await studio.ask('open', { text });
      if (!opened.ok) return { name: 'broken' };
      return { name: 'open', studio, facts: opened.value, own: ownSeatOf(meta?.company ?? null) };
    };
    open()
      .catch((): Opening => ({ name: 'broken' }))
      .then((next) => !isLeft && setOpening(next));
    return () => {
      isLeft = true;
      studio.close();
    };
  }, [id]);
  return opening;
};

export interface Review {
  readonly judged: readonly JudgedFrame[];
  /** Null once it is over. */
  readonly progress: Progress | null;
  /** Left before the end. */
  readonly isStopped: boolean;
  readonly isBroken: boolean;
  stop(): void;
}

interface Work {
  readonly judged: readonly JudgedFrame[];
  readonly progress: Progress | null;
  readonly isStopped: boolean;
  readonly isBroken: boolean;
}

const BEGINNING: Work = {
  judged: [],
  progress: progressOf(0, 1, 0),
  isStopped: false,
  isBroken: false,
};

/** Mount it anew for another seat. */
export const useReview = (studio: Studio, seat: Seat): Review => {
  const [work, setWork] = useState<Work>(BEGINNING);
  const leave = useRef(() => {});
  useEffect(() => {
    let isLeft = false;
    leave.current = () => {
      isLeft = true;
    };
    const begun = performance.now();
    const judgeAll = async (): Promise<void> => {
      for (let from: number | null = 0; from !== null && !isLeft; ) {
        const part: ReviewPart = await studio.ask('review', { seat, from });
        const { judged, next, all } = part;
        if (isLeft) return;
        from = next;
        const progress = next === null ? null : progressOf(next, all, performance.now() - begun);
        setWork((old) => ({ ...old, judged: [...old.judged, ...judged], progress }));
      }
    };
    setWork(BEGINNING);
    judgeAll().catch(() => setWork((old) => ({ ...old, progress: null, isBroken: true })));
    return leave.current;
  }, [studio, seat]);
  const stop = (): void => {
    leave.current();
    setWork((old) => ({ ...old, progress: null, isStopped: true }));
  };
  return { ...work, stop };
};
