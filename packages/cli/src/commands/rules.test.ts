import { xuezhan } from '@paiju/engine';
import { expect, test } from 'vitest';
import { ran } from '../testing/io.ts';

test('every preset and option is listed with values, defaults, rule and a sentence', async () => {
  const { code, out } = await ran('rules xuezhan');
  expect(code).toBe(0);
  for (const preset of Object.keys(xuezhan.options.presets))
    expect(out).toMatch(new RegExp(`\n {2}${preset}( \\(default\\))?\n {6}\\S`));
  for (const [key, { rule }] of Object.entries(xuezhan.options.fields))
    expect(out).toMatch(new RegExp(`\n {2}${key} = [^\n]+${rule}\n {6}[A-Z]`));
  expect(out).toContain('cap = 1 to 20 | none  bury3 none, sichuan 3, xueliu 5  X-13.21');
});
