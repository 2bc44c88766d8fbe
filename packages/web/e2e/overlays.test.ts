/** What lies over the table or stands beside it hides nothing, and comes only when it is wanted. */
import { GAME_IDS } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { coveredAt } from './covered.ts';
import { test } from './harness.ts';
import { id } from './look.ts';
import { isFirstTouch, playOn } from './play.ts';
import { openRecord, recordOf, stepWith } from './records.ts';
import { begin, goTo, SCREENS, SIZES, sizeOf } from './screens.ts';

/** So much later everything is there that a table loads when it has time. */
const LOAD_MS = 600_000;

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

const PHONE = '390x844';
/** The smallest, a phone on its side, and a desk. */
const OTHERS = ['360x640', '844x390', '1280x800'] as const;

/** As many presses as show claims, wins and payments. */
const PRESSES = 60;
/** So often the other sizes are looked at too, and whenever a settlement or the end is told. */
const EVERY = 20;
const isEnd = (wanted: string): boolean => /settlement|next-round/.test(wanted);

test.for(GAME_IDS)(
  'in a round of %s nothing lies over seats, rivers or what is asked, and nothing is cut off',
  async (game, { open }) => {
    const page = await open({ viewport: sizeOf(PHONE) });
    await begin(page, game);
    const covered = new Set<string>();
    let presses = 0;
    await playOn(page, {
      by: 'mouse',
      watch: async (wanted) => {
        const sizes = presses % EVERY === 0 || isEnd(wanted) ? [...OTHERS, PHONE] : [PHONE];
        for (const each of await coveredAt(page, sizes)) covered.add(each);
        return wanted.includes('next-round') || ++presses > PRESSES;
      },
    });
    expect([...covered]).toEqual([]);
  },
);

/** Asks about a tile. */
const noteIn = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1);
  await page.locator('.river > *, .river-tiles > *').first().click();
  await page.locator(id('copies-note')).waitFor();
};

/** As many answers as there may be. */
test.for(['answers-pung', 'answers-win'])(
  '%s: nothing is cut off, and no answer hides another',
  async (screen, { open }) => {
    const page = await open();
    await SCREENS[screen]?.(page);
    expect(await coveredAt(page, SIZES)).toEqual([]);
    expect(await coveredAt(page, SIZES, () => noteIn(page)), 'with a note').toEqual([]);
  },
);

test.for(['table-xuezhan', 'table-haiyuki'])(
  '%s: nor does a hint, or a note about a tile',
  async (screen, { open }) => {
    const page = await open();
    await SCREENS[screen]?.(page);
    expect(await coveredAt(page, [...OTHERS, PHONE], () => noteIn(page)), 'with a note').toEqual([]);
    await page.mouse.move(1, 1);
    await page.locator(id('hint')).click();
    await page.locator(id('hint-best')).waitFor();
    expect(await coveredAt(page, [...OTHERS, PHONE]), 'with a hint').toEqual([]);
  },
);

// [what is called, the first step of a game between bots in which it is]
const CALLED = ['melded', 'won'];

/** Runs in the page: what is called has come to stand. On its way there it is larger, and hardly to be seen. */
const halfWay = (): void => {
  for (const moving of document.getAnimations()) {
    const { target } = moving.effect as KeyframeEffect;
    if (target?.closest('.voices') == null) continue;
    moving.pause();
    moving.currentTime = Number(moving.effect?.getComputedTiming().duration) / 2;
  }
};

/** Runs in the page: what lies over the middle of what is called; null where nothing does but the sheet that tells the same. */
const liesBelow = (): string | null => {
  const called = document.querySelector<HTMLElement>('.win-show, .call');
  if (called === null) return 'nothing is called';
  // It lets every press through, and so is no answer to the question what lies at a point.
  called.style.pointerEvents = 'auto';
  const { left, top, width, height } = called.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  called.style.pointerEvents = '';
  if (called.contains(hit) || hit?.closest('.replay-sheet') != null) return null;
  return hit?.outerHTML.slice(0, 100) ?? 'the edge';
};

test.for(GAME_IDS)('in %s nor do calls and wins', async (game, { open }) => {
  const page = await open();
  const record = recordOf(game);
  await openRecord(page, record);
  // From here on time passes only when we say so: what is called stays.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + LOAD_MS);
  for (const what of CALLED) {
    const step = stepWith(record, what);
    if (step < 0) continue;
    const call = async (): Promise<void> => {
      await page.locator('.replay-slide input').fill(String(step - 1));
      await page.locator(id('replay-next')).click();
      await page
        .locator(what === 'won' ? '.win-show' : '.call')
        .first()
        .waitFor();
      await page.evaluate(halfWay);
      expect(await page.evaluate(liesBelow), `${what} is on top`).toBeNull();
    };
    expect(await coveredAt(page, ['360x640', '1280x800'], call), what).toEqual([]);
  }
});
