import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])('sha256 of %d characters', (length) => {
  const text = 'fair\n'.repeat(length).slice(0, length);
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

test.each(['é', '牌', '🀫', '\u0080'])('what is no ASCII is not hashed: %j', (text) => {
  expect(() => sha256(text)).toThrow(RangeError);
});
