/** What is heard at a duel: every move once, and the music that riichi changes. */
import { useEffect, useRef } from 'react';
import { music } from '../../../sound/music.ts';
import { play } from '../../../sound/sounds.ts';
import { heardIn, moodOf } from './heard.ts';
import type { Move } from './useMove.ts';

export const useDuelSound = (move: Move | null): void => {
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (move === null || heard.current === move.number) return;
    // What lay on the table when it was opened makes no sound.
    const isNews = heard.current !== null;
    heard.current = move.number;
    if (isNews) for (const sound of new Set(heardIn(move.events, move.view.seat ?? 0))) play(sound);
  }, [move]);

  const mood = move === null ? 'off' : moodOf(move.view);
  useEffect(() => music.set(mood), [mood]);
  useEffect(() => () => music.set('off'), []);
};
