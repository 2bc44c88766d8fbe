import { expect, test } from 'vitest';
import { SCREENS, SIZES } from './screens.ts';
import { tourOf } from './visits.ts';

test('without words every screen is visited at every size, as in every test', () => {
  const { visits, sizes } = tourOf([]);
  expect(sizes).toEqual(SIZES);
  expect(visits).toEqual(Object.keys(SCREENS).map((screen) => ({ screen, name: screen, settings: {} })));
});

test('words choose screens and a size, and everything that was asked of them', () => {
  const { visits, sizes } = tourOf(['ja', 'tournament', 'mint', 'zh', 'light', '390x844']);
  expect(sizes).toEqual(['390x844']);
  expect(visits).toEqual([
    {
      screen: 'tournament',
      name: 'tournament-zh-light-mint',
      settings: { language: 'zh', theme: 'light', felt: 'mint' },
    },
    {
      screen: 'tournament',
      name: 'tournament-ja-light-mint',
      settings: { language: 'ja', theme: 'light', felt: 'mint' },
    },
  ]);
});

test('a look alone is asked of every screen', () => {
  expect(tourOf(['contrast']).visits).toHaveLength(Object.keys(SCREENS).length);
});
