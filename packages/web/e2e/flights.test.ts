/** Tiles move from where they were to where they are, at every table. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { exchangingDuel, openRecord, recordOf, stepWith } from './records.ts';

/** Runs in the page: where everything that flies is now on its way to, with how many; what goes to the wall goes away. */
const flying = (): readonly string[] => {
  const places = document.getAnimations().flatMap(({ effect }) => {
    const [from] = (effect as KeyframeEffect).getKeyframes();
    const { target } = effect as KeyframeEffect;
    // Calls move too, but not above everything.
    if (target === null || from?.zIndex !== '30') return [];
    return target.closest('[data-anchor]')?.getAttribute('data-anchor') ?? 'away';
  });
  return [...new Set(places)]
    .map((place) => `${place} ${places.filter((each) => each === place).length}`)
    .toSorted();
};

/** What flies when the record comes to a step, as the first seat sees it. Nothing goes on by itself meanwhile. */
const flownAt = async (page: Page, record: string, what: string): Promise<readonly string[]> => {
  const step = stepWith(record, what);
  await openRecord(page, record);
  await page.locator(id('replay-viewpoint')).selectOption('0');
  await page.locator('.replay-slide input').fill(String(step - 1));
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.locator(id('replay-next')).click();
  const isThere = (at: string): boolean =>
    document.querySelector<HTMLInputElement>('.replay-slide input')?.value === at;
  await page.waitForFunction(isThere, String(step));
  return page.evaluate(flying);
};

const MOVING = { reducedMotion: 'no-preference', settings: { speed: 'normal' } } as const;

// [what is seen, the record, what happens, what flies where]
test.for([
  [
    'gifts to three seats and from one',
    () => recordOf('xuezhan', 'sichuan'),
    'exchanged',
    ['hand-0 3', 'hand-1 3', 'hand-2 3', 'hand-3 3'],
  ],
  ['an exchange with the wall', exchangingDuel, 'exchanged', ['away 2', 'hand-0 3']],
  ['a discard that comes back', exchangingDuel, 'EXCHANGE_RON', ['hand-0 1']],
] as const)('%s', async ([, record, what, flights], { open }) => {
  const page = await open(MOVING);
  expect(await flownAt(page, record(), what)).toEqual(flights);
});

test('nothing flies where nothing is to move', async ({ open }) => {
  const page = await open({ settings: { speed: 'off' } });
  expect(await flownAt(page, exchangingDuel(), 'exchanged')).toEqual([]);
});
