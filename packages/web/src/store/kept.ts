/** Something small that is kept in the browser where that is allowed, and that screens follow. */
import { readJson } from '@paiju/engine/input';
import { useSyncExternalStore } from 'react';

export class Kept<T> {
  readonly #key: string;
  readonly #read: (text: string | null) => T;
  #now: T;
  readonly #listeners = new Set<() => void>();

  /** `read` makes sense of whatever is found, also of nothing. */
  constructor(key: string, read: (text: string | null) => T) {
    this.#key = key;
    this.#read = read;
    this.#now = read(textUnder(key));
  }

  get now(): T {
    return this.#now;
  }

  /** For `useKept`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another tab may have kept something else since. */
  readAnew(): T {
    this.#now = this.#read(textUnder(this.#key));
    this.#tell();
    return this.#now;
  }

  keep(next: T): void {
    this.#now = next;
    try {
      localStorage.setItem(this.#key, JSON.stringify(next));
    } catch {
      // Full or forbidden: it holds until the page is closed.
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Nothing where storage is forbidden: everything is as on the first visit. */
const textUnder = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** The text as a value; undefined where it is none. */
export const parsed = (text: string | null): unknown => {
  const read = readJson(text ?? '', LONGEST);
  return read.ok ? read.value : undefined;
};

/** More than a browser keeps under one key. */
const LONGEST = 10_000_000;

export const useKept = <T>(kept: Kept<T>): T => {
  const current = (): T => kept.now;
  // The third is for tests, which draw without a browser.
  return useSyncExternalStore(kept.subscribe, current, current);
};
