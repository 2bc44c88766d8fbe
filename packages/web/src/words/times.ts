/** Instants and durations as people say them. */
import type { AnyT } from './say.ts';
import { sayingAny } from './say.ts';

const DAY_MS = 86_400_000;

/** Today by the hour, other days by the date as well. */
export const instant = (language: string, at: number, now: number): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(language, { ...day, timeStyle: 'short' }).format(at);
};

/** `2026-11-19`, as it is written in a language. */
export const dayName = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));

/** `2026-11-18` with `-1`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Nobody counts the seconds: minutes, one hour, one day, days. */
export const duration = (t: AnyT, ms: number): string => {
  const say = sayingAny(t);
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes === 60) return say('conduct:time.hour');
  if (minutes === 1_440) return say('conduct:time.day');
  if (minutes > 1_440) return say('conduct:time.days', { n: Math.round(minutes / 1_440) });
  return say('conduct:time.minutes', { n: minutes });
};

/** `2:05`: what has gone by, or what is left. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
