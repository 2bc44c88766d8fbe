/** How well a player sees what it compares. */
import { Stream } from '@paiju/engine';
import type { BotSeat } from './bot.ts';

/** How the player sees things at one decision. */
export interface Eyes {
  /** A value as it seems to the player. */
  seen(value: number): number;
  /** Whether it overlooks what it could do. */
  overlooks(): boolean;
}

/** Sees everything as it is. */
export const CLEAR_EYES: Eyes = { seen: (value) => value, overlooks: () => false };

const FINE = 10_000;

export const eyesOf = (blur: number, { seed, seat }: BotSeat): Eyes => {
  const stream = new Stream({ seed, round: seat, name: 'bot' });
  const random = (): number => stream.below(FINE) / FINE;
  return {
    seen: (value) => value * (1 - blur * random()),
    overlooks: () => random() < blur / 2,
  };
};
