import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the looks everyone shares come before all others, which could not overrule them else', () => {
  const main = readFileSync(new URL('../main.tsx', import.meta.url), 'utf8');
  const [first] = main.match(/^import .*$/m) ?? [];
  expect(first).toBe("import './looks/page.css';");
});
