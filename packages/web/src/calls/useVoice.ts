/** What is being called out now. Nothing in the game waits for it, and any press ends it. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStill } from '../motion/pace.ts';
import type { GameShown } from '../play/client.ts';
import { freshSince } from '../play/fresh.ts';
import type { SettledGame } from '../settlement/game.ts';
import type { Voiced } from './voiced.ts';
import { voicedOf } from './voiced.ts';

export interface Voice {
  readonly live: readonly Voiced[];
  /** Said when something has been shown for its time. */
  end(number: number): void;
}

const SILENCE: readonly Voiced[] = [];

interface Heard extends Pick<GameShown, 'past' | 'players' | 'seat'> {
  readonly isFilm: boolean;
  /** Hears the number of the last happening once it can be seen and nothing great is being shown any more. */
  onShown?: ((happening: number) => void) | undefined;
}

export const useVoice = (game: SettledGame, { past, players, seat, isFilm, onShown }: Heard): Voice => {
  const { t } = useTranslation('telling');
  const last = past.at(-1)?.number ?? null;
  // What lies there when the table opens is not news.
  const [heard, setHeard] = useState(last);
  const [live, setLive] = useState(SILENCE);
  if (last !== heard) {
    const fresh = freshSince(past, heard, isFilm).flatMap(
      ({ number }) =>
        voicedOf(
          game,
          past.filter((each) => each.number <= number),
          { t, players, seat },
        ) ?? [],
    );
    setHeard(last);
    setLive(isFilm ? fresh : [...live, ...fresh]);
  }
  const end = useCallback(
    (number: number) => setLive((all) => all.filter((each) => each.number !== number)),
    [],
  );
  const isLoud = live.length > 0;
  useEffect(() => {
    if (!isLoud) return;
    const silence = (): void => setLive(SILENCE);
    addEventListener('pointerdown', silence, true);
    addEventListener('keydown', silence, true);
    return () => {
      removeEventListener('pointerdown', silence, true);
      removeEventListener('keydown', silence, true);
    };
  }, [isLoud]);
  // Where nothing moves nothing is waited for either.
  const isBusy = live.some(({ isSettled }) => isSettled) && !isStill();
  useEffect(() => {
    if (last !== null && !isBusy) onShown?.(last);
  }, [last, isBusy, onShown]);
  return { live, end };
};
