/** What was chosen about the looks, written on the root of the page, where the styles read it. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Settings } from '../store/settings.ts';
import { useSettings } from '../store/settings.ts';

type Looks = Pick<Settings, 'theme' | 'felt' | 'back' | 'face' | 'speed'>;

/** What the styles know of: `auto` has been settled. */
export const rootAttributes = (
  looks: Looks,
  prefersLight: boolean,
): Readonly<Record<keyof Looks, string>> => {
  const auto = prefersLight ? 'light' : 'dark';
  const { theme, felt, back, face, speed } = looks;
  return { theme: theme === 'auto' ? auto : theme, felt, back, face, speed };
};

const LIGHT = '(prefers-color-scheme: light)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(LIGHT);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useLooks = (): void => {
  const settings = useSettings();
  const prefersLight = useSyncExternalStore(subscribe, () => matchMedia(LIGHT).matches);
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, rootAttributes(settings, prefersLight));
  }, [settings, prefersLight]);
};
