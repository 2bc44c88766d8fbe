/** What a match seldom comes to, and tables that are only watched: they lie as well at every size. */
import { expect } from 'vitest';
import { coveredIn, foundAt } from './covered.ts';
import { faultsIn } from './geometry.ts';
import { test } from './harness.ts';
import { measure, SOUGHT } from './parts.ts';
import { SCREENS, SIZES } from './screens.ts';

const MOMENTS = [
  'exchange',
  'give-up',
  'answers-pung',
  'answers-win',
  'claim-wuhan',
  'replay-xuezhan',
  'replay-wuhan',
  'replay-haiyuki',
  'decision',
  'tutorial-xuezhan',
  'tutorial-wuhan',
  'tutorial-haiyuki',
];

test.for(MOMENTS)('%s', async (screen, { open }) => {
  const page = await open();
  await SCREENS[screen]?.(page);
  const look = async (): Promise<readonly string[]> => [
    ...faultsIn(await page.evaluate(measure, SOUGHT)),
    ...(await coveredIn(page)),
  ];
  expect(await foundAt(page, SIZES, look)).toEqual([]);
});
