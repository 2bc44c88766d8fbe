/** Whether things may move, and how long they take. */
import type { HaiyukiSeen } from '@paiju/engine/haiyuki';
import { settings } from '../../../store/settings.ts';

const prefersStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const isStill = (): boolean => settings.now.speed === 'off' || prefersStill();

const MOVE_MS = { off: 0, fast: 180, normal: 420 } as const;
/** The roulette has to be seen whatever the speed. */
const SPIN_MS = { off: 700, fast: 1500, normal: 1900 } as const;

/** As long as the great words of a win or an end stand there. */
const SPLASH_MS = 950;

/** How long the last move is looked at before anything is laid over the table. */
export const endMs = (events: readonly HaiyukiSeen[]): number =>
  !isStill() && events.some(({ type }) => type === 'won' || type === 'ended') ? SPLASH_MS : 0;

/** How long a move is looked at where another one has come already. A discard lies for as long as the table holds it. */
export const stayMs = (events: readonly HaiyukiSeen[]): number => {
  if (events.some(({ type }) => type === 'spun')) return SPIN_MS[settings.now.speed];
  const isOwnDraw = events.some((event) => event.type === 'drew' && event.tile !== null);
  return isOwnDraw ? MOVE_MS[settings.now.speed] : 0;
};
