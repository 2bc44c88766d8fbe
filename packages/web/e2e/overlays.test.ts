/** What lies over the table or stands beside it hides nothing, and comes only when it is wanted. */
import { GAME_IDS } from '@paiju/engine';
import { expect } from 'vitest';
import { coveredIn } from './covered.ts';
import { test } from './harness.ts';
import { id } from './look.ts';
import { isFirstTouch, playOn } from './play.ts';
import { begin, goTo, SCREENS, SIZES } from './screens.ts';

const sizeOf = (size: string): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

test('numbers of a duel stay within their places at every size', async ({ open }) => {
  const page = await open();
  await SCREENS['opening-haiyuki']?.(page);
  const beyond = (): Promise<readonly string[]> =>
    page
      .locator('.meter-number')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent ?? ''),
      );
  for (const size of SIZES) {
    await page.setViewportSize(sizeOf(size));
    await expect.poll(beyond, { message: size }).toEqual([]);
  }
});

test.for(['1280x800', '1920x1080', '844x390'])(
  'at %s a lesson stands on the side where the column of play stands',
  async (size, { open }) => {
    const page = await open({ viewport: sizeOf(size) });
    await SCREENS['tutorial-xuezhan']?.(page);
    const table = await page.locator(id('table')).boundingBox();
    const panel = await page.locator('.lesson-panel').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual((table?.x ?? 0) + (table?.width ?? 0));
  },
);

test('points that moved before somebody went away do not move again', async ({ open }) => {
  const page = await open();
  await SCREENS['settlement-xuezhan']?.(page);
  expect(await page.locator('.plate-change').count(), 'somebody has just been paid').toBeGreaterThan(0);
  await goTo(page, '#/rules/xuezhan');
  await page.locator(id('rules')).waitFor();
  await page.goBack();
  await page.locator(id('table')).waitFor();
  expect(await page.locator('.plate-change').count()).toBe(0);
});

/** Longer than a mouse must stay on a tile to ask. */
const STAYS_MS = 1500;

test('a mouse asks by coming to a tile and staying, not by resting where a tile comes', async ({ open }) => {
  const page = await open();
  await begin(page, 'xuezhan');
  await playOn(page, {
    by: 'mouse',
    watch: async (wanted) => isFirstTouch(wanted) && (await page.locator('.hand-tile:hover').count()) > 0,
  });
  const note = page.locator(id('copies-note'));
  await page.waitForTimeout(STAYS_MS);
  expect(await note.count(), 'the mouse rests where a tile has come').toBe(0);
  await page.locator('.hand-tile:not(:hover)').first().hover();
  await note.waitFor();
});

/** As many presses as show claims, wins and payments. */
const PRESSES = 60;

test.for(GAME_IDS.flatMap((game) => ['390x844', '1280x800'].map((size) => [game, size] as const)))(
  'in a round of %s at %s nothing lies over seats, rivers or what is asked',
  async ([game, size], { open }) => {
    const page = await open({ viewport: sizeOf(size) });
    await begin(page, game);
    const covered = new Set<string>();
    let presses = 0;
    await playOn(page, {
      by: 'mouse',
      watch: async (wanted) => {
        for (const each of await coveredIn(page)) covered.add(each);
        return wanted.includes('next-round') || ++presses > PRESSES;
      },
    });
    expect([...covered]).toEqual([]);
  },
);
