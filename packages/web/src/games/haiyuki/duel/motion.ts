/** Whether things may move, and how long they take. */
import { settings } from '../../../store/settings.ts';
import type { Stage } from './stages.ts';

const prefersStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const isStill = (): boolean => settings.now.speed === 'off' || prefersStill();

const MOVE_MS = { off: 0, fast: 180, normal: 420 } as const;
/** The roulette has to be seen whatever the speed. */
const SPIN_MS = { off: 700, fast: 1500, normal: 1900 } as const;

/** As long as the great words of a win or an end stand there. */
const SPLASH_MS = 950;

/** How long the last stage is looked at before anything is laid over the table. */
export const endMs = ({ events }: Stage): number =>
  !isStill() && events.some(({ type }) => type === 'won' || type === 'ended') ? SPLASH_MS : 0;

/** How long a stage is looked at before the next one. */
export const stayMs = ({ events }: Stage): number =>
  events.some(({ type }) => type === 'spun') ? SPIN_MS[settings.now.speed] : MOVE_MS[settings.now.speed];
