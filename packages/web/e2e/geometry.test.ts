/** What is wrong with a table is found: here it is made wrong on purpose. */
import { expect } from 'vitest';
import { faultsIn } from './geometry.ts';
import { test } from './harness.ts';
import { id } from './look.ts';
import { HOW_MANY, unmarkedIn, WITHOUT_MARKS } from './marks.ts';
import type { Part } from './parts.ts';
import { measure, SOUGHT } from './parts.ts';
import { SCREENS, sizeOf } from './screens.ts';

// [what goes wrong, what is said about it]
const PLANTED: readonly [string, RegExp][] = [
  ['.table-strip > .plate { translate: 0 -40px }', /^plate seat-0 is \d+ px from its hand$/],
  ['.river-0 { translate: 0 20px }', /^the river of seat 0 is \d+ px from the centre$/],
  ['.centre-arrow { translate: 0 -30px }', /^the arrow is \d+ px from the bottom of the centre$/],
  ['.side-left > .plate { translate: 0 60px }', /^plate seat-3 and .* lie over each other$/],
  ['.table-hand { translate: 60px 0 }', /^own hand-tile lies beyond the edge$/],
  ['.centre-now { font-size: 5rem !important }', /^inCentre turn-of is larger than its place$/],
  ['.plate-name { inline-size: 5px }', /^inPlate plate-name is cut$/],
  ['.melds .tile { zoom: 0.5 }', /^melds of seat 0 are smaller than rivers$/],
  ['.plate-dealer { display: none }', /^nobody is marked as the dealer$/],
  ['.centre-now { display: none !important }', /^the centre says nothing$/],
  ['.river, .side-seat { display: none }', /^nothing lies from \d+ px on for \d+ px$/],
];

/** The same on a desk. */
const PLANTED_THERE: readonly [string, RegExp][] = [
  ['.table-strip > .plate { translate: -30px 0 }', /^plate seat-0 begins \d+ px from its hand$/],
];

/** Runs in the page: puts one more style sheet over those there are; without text takes it away. */
const plant = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
};

test('every kind of fault is found', async ({ open }) => {
  const page = await open();
  await SCREENS['table-wuhan']?.(page);
  const found = async (): Promise<readonly string[]> => faultsIn(await page.evaluate(measure, SOUGHT));
  for (const [size, faults] of [
    ['390x844', PLANTED],
    ['1280x800', PLANTED_THERE],
  ] as const) {
    await page.setViewportSize(sizeOf(size));
    await expect.poll(found).toEqual([]);
    for (const [css, says] of faults) {
      await page.evaluate(plant, css);
      await expect.poll(found, { message: css }).toContainEqual(expect.stringMatching(says));
    }
    await page.evaluate(plant, '');
    await expect.poll(found).toEqual([]);
  }
});

test('what is marked is seen, and without its mark it is missed', async ({ open }) => {
  const page = await open();
  await SCREENS['table-wuhan']?.(page);
  await page.locator(id('hint')).click();
  await page.locator(id('hint-best')).waitFor();
  await page.locator('.hand-tile[data-legal="true"]').first().click();
  // By keys, so that it is shown which tile has the focus.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => unmarkedIn(page)).toEqual([]);
  await page.evaluate(plant, WITHOUT_MARKS);
  await expect.poll(async () => (await unmarkedIn(page)).length).toBe(HOW_MANY);
});

test.for([
  ['answers-pung', '844x390', '.bar-answers { flex-direction: column-reverse !important }'],
  ['answers-pung', '1280x800', '.bar-answers { flex-direction: row-reverse }'],
] as const)(
  '%s at %s: answers that stand in another order are found',
  async ([screen, size, css], { open }) => {
    const page = await open({ viewport: sizeOf(size) });
    await SCREENS[screen]?.(page);
    const found = async (): Promise<readonly string[]> => faultsIn(await page.evaluate(measure, SOUGHT));
    await expect.poll(found).toEqual([]);
    await page.evaluate(plant, css);
    await expect.poll(found).toContain('button action-pass stands before button action-chow');
  },
);

test('small open sets of a duel are found', async ({ open }) => {
  const page = await open();
  await SCREENS['table-haiyuki']?.(page);
  const found = async (): Promise<readonly string[]> => faultsIn(await page.evaluate(measure, SOUGHT));
  await expect.poll(found).toEqual([]);
  await page.evaluate(plant, '.duel-melds { --tile-w: 22px }');
  await expect.poll(found).toContain('melds of seat 0 are smaller than rivers');
});

/** Runs in the page: the own hand is ready, as its plate says it. */
const sayReady = (): void => {
  const mark = document.createElement('abbr');
  mark.className = 'plate-mark plate-ready';
  mark.innerHTML = '<span class="mark-long">ready</span><span class="mark-short">◎</span>';
  document.querySelector('.table-strip .plate-head')?.append(mark);
};

test.for([
  ['390x844', '.plate:has(.plate-ready) { translate: 0 -3px }'],
  ['844x390', '.plate-head:has(.plate-ready) { padding-block-end: 4px }'],
  ['1280x800', '.table-strip:has(.plate-ready) > .plate { margin-inline-start: 9px }'],
] as const)('at %s a plate that jumps when its hand is ready is found', async ([size, css], { open }) => {
  const page = await open({ viewport: sizeOf(size) });
  await SCREENS['table-wuhan']?.(page);
  await page.evaluate(sayReady);
  const found = async (): Promise<readonly string[]> => faultsIn(await page.evaluate(measure, SOUGHT));
  await expect.poll(found).toEqual([]);
  await page.evaluate(plant, css);
  await expect.poll(found).toContainEqual(expect.stringMatching(/jumps when its hand is ready$/));
});

test('an arrow that lies over words is found', () => {
  const part = { top: 10, bottom: 20, seat: null, heap: 0, isCut: false };
  const words: Part = { ...part, kind: 'inCentre', name: 'words', left: 10, right: 60 };
  const arrow = (left: number): Part => ({ ...part, kind: 'arrow', name: 'arrow', left, right: left + 8 });
  const at = (left: number): readonly string[] =>
    faultsIn({ parts: [words, arrow(left)], width: 100, height: 50, isCornered: false, moved: [] });
  expect(at(50)).toContain('the arrow lies over words');
  expect(at(62)).not.toContain('the arrow lies over words');
});
