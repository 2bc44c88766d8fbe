/** How long things move. Whoever wants less motion gets none. */
import type { Settings } from '../store/settings.ts';
import { settings } from '../store/settings.ts';

const FLIGHT_MS: Readonly<Record<Settings['speed'], number>> = { off: 0, fast: 120, normal: 250 };

export const flightMs = (speed: Settings['speed'], wantsLess: boolean): number =>
  wantsLess ? 0 : FLIGHT_MS[speed];

export const wantsLessMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Everything is shown, and nothing moves. */
export const isStill = (): boolean => settings.now.speed === 'off' || wantsLessMotion();
