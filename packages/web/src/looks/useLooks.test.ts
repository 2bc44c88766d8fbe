import { expect, it } from 'vitest';
import { DEFAULTS } from '../store/settings.ts';
import { rootAttributes } from './useLooks.ts';

it.each([
  ['auto', true, 'light'],
  ['auto', false, 'dark'],
  ['dark', true, 'dark'],
  ['light', false, 'light'],
  ['contrast', true, 'contrast'],
] as const)('theme %s on a system that is light: %s gives %s', (theme, prefersLight, shown) => {
  expect(rootAttributes({ ...DEFAULTS, theme }, prefersLight).theme).toBe(shown);
});

it('names nothing but the looks', () => {
  expect(Object.keys(rootAttributes(DEFAULTS, false)).sort()).toEqual([
    'back',
    'face',
    'felt',
    'speed',
    'theme',
  ]);
});
