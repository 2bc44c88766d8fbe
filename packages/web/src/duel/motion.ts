/** Whether things may move, and how long they take. */
import { settings } from '../store/settings.ts';
import type { Stage } from './stages.ts';

const prefersStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const isStill = (): boolean => settings.now.speed === 'off' || prefersStill();

const MOVE_MS = { off: 0, fast: 180, normal: 420 } as const;
/** The roulette has to be seen whatever the speed. */
const SPIN_MS = { off: 700, fast: 1500, normal: 1900 } as const;

/** How long a stage is looked at before the next one. */
export const stayMs = ({ events }: Stage): number =>
  events.some(({ type }) => type === 'spun') ? SPIN_MS[settings.now.speed] : MOVE_MS[settings.now.speed];
