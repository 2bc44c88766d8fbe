/** Words one after another, with the marks of the language between them. */
import type { AnyT } from './say.ts';
import { saying } from './say.ts';

/** Things of a kind: `3 of bamboo, east wind`, `三条、东风`. */
export const inRow = (t: AnyT, items: readonly string[]): string => items.join(saying(t)('telling:list.gap'));

/** A thing, and what is to be said of it: `3 of bamboo, just drawn`, `三条，刚摸到`. */
export const withNotes = (t: AnyT, items: readonly string[]): string =>
  items.join(saying(t)('telling:list.note'));

/** What it is about, and then the thing itself: `Waits: 3 of bamboo`. */
export const titled = (t: AnyT, title: string | number, rest: string): string =>
  saying(t)('telling:list.titled', { title, rest });
