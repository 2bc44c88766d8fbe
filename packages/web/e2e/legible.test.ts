/** Whatever is written on a table can be read, on every felt in every theme. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { faintIn } from './legible.ts';
import { SCREENS } from './screens.ts';

test.for(['table-xuezhan', 'table-wuhan', 'table-haiyuki', 'answers-win', 'give-up'])(
  'what is written on %s',
  async (screen, { open }) => {
    const page = await open();
    await SCREENS[screen]?.(page);
    expect(await faintIn(page)).toEqual([]);
  },
);

test('what is too faint is found', async ({ open }) => {
  const page = await open();
  await SCREENS['table-xuezhan']?.(page);
  await page.addStyleTag({ content: '[data-theme="light"] .centre-count { opacity: 0.55 }' });
  const found = await faintIn(page);
  expect(found).toContainEqual(expect.stringMatching(/^light, green: centre-count/));
  expect(found.filter((each) => !each.startsWith('light'))).toEqual([]);
});
