import { expect, test } from 'vitest';
import { readMuted } from './muted.ts';
import { readWish } from './quickWish.ts';

test.each([
  ['{"ruleset":"wuhan","preset":"kaikou","patienceS":120}', ['wuhan', 'kaikou', 120]],
  ['{"ruleset":"wuhan","preset":"bury3","patienceS":7}', ['wuhan', 'koukou', 30]],
  ['{"ruleset":"go","preset":"kaikou","patienceS":5}', ['xuezhan', 'bury3', 30]],
  ['[', ['xuezhan', 'bury3', 30]],
  [null, ['xuezhan', 'bury3', 30]],
])('%s is what was wanted last', (text, [ruleset, preset, patienceS]) => {
  expect(readWish(text)).toEqual({ ruleset, preset, patienceS });
});

test('only names are muted, and not without end', () => {
  expect(readMuted('[1]')).toEqual([]);
  expect(readMuted('["a"]')).toEqual(['a']);
  expect(readMuted(JSON.stringify(Array.from({ length: 99 }, (_, i) => `${i}`))).at(-1)).toBe('98');
  expect(readMuted(JSON.stringify(Array.from({ length: 99 }, (_, i) => `${i}`))).length).toBeLessThan(99);
});
