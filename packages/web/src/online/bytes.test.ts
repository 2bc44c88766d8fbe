import { expect, test } from 'vitest';
import { bytesOf, textOf } from './bytes.ts';

test.each([
  [[], ''],
  [[0], 'AA'],
  [[251, 255, 254], '-__-'],
  [[1, 2, 3, 4], 'AQIDBA'],
])('%j is %s, and back', (bytes, text) => {
  expect(textOf(Uint8Array.from(bytes).buffer)).toBe(text);
  expect([...bytesOf(text)]).toEqual(bytes);
});
