/** Every size: nothing scrolls during play, tiles are large enough for a thumb, and nothing lies over them. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { GAMES, SCREENS, SIZES } from './screens.ts';

const SMALLEST_TILE = 34;

interface Fit {
  readonly scrollsBy: readonly [number, number];
  readonly narrowestTile: number;
  /** Tiles that something else would catch the press of. */
  readonly covered: readonly string[];
}

const fitOf = (page: Page): Promise<Fit> =>
  page.locator(id('hand-tile')).evaluateAll((tiles) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const covered = tiles.filter((tile) => {
      const { left, top, width, height } = tile.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit === null || !tile.contains(hit);
    });
    return {
      scrollsBy: [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)],
      narrowestTile: Math.min(...tiles.map((tile) => tile.getBoundingClientRect().width)),
      covered: covered.map((tile) => tile.getAttribute('data-tile') ?? ''),
    };
  });

test.for(GAMES)('the table of %s fits every screen', async (game, { open }) => {
  const page = await open();
  await SCREENS[`table-${game}`]?.(page);
  for (const size of SIZES) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await expect.poll(() => fitOf(page), { message: size }).toMatchObject({ scrollsBy: [0, 0], covered: [] });
    expect((await fitOf(page)).narrowestTile, size).toBeGreaterThanOrEqual(SMALLEST_TILE);
  }
});
