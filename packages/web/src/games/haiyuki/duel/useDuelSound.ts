/** What is heard at a duel: every move once, and the music that riichi changes. */
import { useEffect, useRef } from 'react';
import { music } from '../../../sound/music.ts';
import { play } from '../../../sound/sounds.ts';
import { heardIn, moodOf } from './heard.ts';
import type { StageShown } from './useStage.ts';

export const useDuelSound = (stage: StageShown | null): void => {
  const heard = useRef<string | null>(null);
  useEffect(() => {
    if (stage === null || heard.current === stage.key) return;
    // What lay on the table when it was opened makes no sound.
    const isNews = heard.current !== null;
    heard.current = stage.key;
    if (isNews) for (const sound of new Set(heardIn(stage.events, stage.view.seat ?? 0))) play(sound);
  }, [stage]);

  const mood = stage === null ? 'off' : moodOf(stage.view);
  useEffect(() => music.set(mood), [mood]);
  useEffect(() => () => music.set('off'), []);
};
