/** Where in the page we are: the part of the address behind the #, so that any server and any folder will do. */
import { useSyncExternalStore } from 'react';

export interface Route {
  /** The first part: `play`, `records`; empty at home. */
  readonly screen: string;
  /** What comes after it: `xuezhan` in `#/rules/xuezhan`. */
  readonly rest: readonly string[];
}

/** What every screen is given. */
export type ScreenProps = Pick<Route, 'rest'>;

export const readRoute = (hash: string): Route => {
  const [screen = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  return { screen, rest };
};

/** What is not well written stays as it is: an address is typed by people. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const addressOf = (...parts: readonly string[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

export const goTo = (...parts: readonly string[]): void => {
  location.hash = addressOf(...parts);
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribe, () => location.hash));
