/** Every size: nothing scrolls during play, tiles are large enough for a thumb, and nothing lies over them or over another. */
import { GAME_IDS } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { SCREENS, SIZES } from './screens.ts';

const SMALLEST_TILE = 34;

const atEverySize = async (page: Page, check: (size: string) => Promise<void>): Promise<void> => {
  for (const size of SIZES) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await check(size);
  }
};

interface Fit {
  /** Where the table begins, from the left and from above: what stands beside it stands behind or below it. */
  readonly tableAt: readonly [number, number] | null;
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
    const table = document.querySelector('.play-table')?.getBoundingClientRect();
    return {
      tableAt: table === undefined ? null : [table.left, table.top],
      scrollsBy: [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)],
      narrowestTile: Math.min(...tiles.map((tile) => tile.getBoundingClientRect().width)),
      covered: covered.map((tile) => tile.getAttribute('data-tile') ?? ''),
    };
  });

test.for(GAME_IDS)('the table of %s fits every screen', async (game, { open }) => {
  const page = await open();
  await SCREENS[`table-${game}`]?.(page);
  await atEverySize(page, async (size) => {
    const wanted = { tableAt: [0, 0], scrollsBy: [0, 0], covered: [] };
    await expect.poll(() => fitOf(page), { message: size }).toMatchObject(wanted);
    expect((await fitOf(page)).narrowestTile, size).toBeGreaterThanOrEqual(SMALLEST_TILE);
  });
});

/** Parts of a duel that lie over each other. */
const overlapsIn = (page: Page): Promise<readonly string[]> =>
  page.locator(id('table')).evaluate((table) => {
    const parts = [
      ...table.querySelectorAll('.fighter, .foe-hand, .duel-melds, .river-tiles, .duel-plate, .hand-tile'),
    ];
    const boxes = parts.map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });

test('in a replay with open hands nothing of a duel lies over anything else', async ({ open }) => {
  const page = await open();
  await SCREENS['replay-haiyuki']?.(page);
  await atEverySize(page, async (size) => {
    await expect.poll(() => overlapsIn(page), { message: size }).toEqual([]);
  });
});

/** Names that take more than one line, or that another name lies over. */
const brokenNames = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return { name: one.textContent ?? '', lines: text.getClientRects(), box: text.getBoundingClientRect() };
    });
    return boxes
      .filter(
        ({ lines, box }, place) =>
          lines.length > 1 ||
          boxes.some(
            (other, i) =>
              i !== place &&
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 0,
          ),
      )
      .map(({ name }) => name);
  });

test('no name of a character is broken, and none lies over another', async ({ open }) => {
  const page = await open();
  await SCREENS.tournament?.(page);
  const check = (selector: string): Promise<void> =>
    atEverySize(page, async (size) => {
      await expect.poll(() => brokenNames(page, selector), { message: size }).toEqual([]);
    });
  await check('.character-name');
  await page.locator(id('tournament-begin')).click();
  await page.locator('.ladder-step').first().waitFor();
  await check('.ladder-step strong');
});

test('the suit to give up can be chosen on every screen', async ({ open }) => {
  const page = await open();
  await SCREENS['give-up']?.(page);
  await atEverySize(page, async (size) => {
    await expect.poll(() => outside(page, id('action-void')), { message: size }).toEqual([]);
  });
});

test('the words of a lesson fit beside or above the table on every screen', async ({ open }) => {
  const page = await open();
  await SCREENS['tutorial-wuhan']?.(page);
  const cutOff = (): Promise<number> =>
    page.locator('.lesson-panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  await atEverySize(page, async (size) => {
    await expect.poll(cutOff, { message: size }).toBe(0);
  });
});

/** What lies beyond the edges of the window, at least in part. */
const outside = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((one) => one.textContent ?? ''),
  );
