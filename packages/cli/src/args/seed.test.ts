import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSeed } from './seed.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const HEX = 'ab'.repeat(32);

test('64 hexadecimal digits are the seed itself, in either case', () => {
  expect(readSeed(HEX)).toBe(HEX);
  expect(readSeed(HEX.toUpperCase())).toBe(HEX);
});

test.each(['hello', '', '1', HEX.slice(1), `${HEX}0`, '牌局'])('%j is hashed', (text) => {
  expect(readSeed(text)).toBe(sha(text));
});

test('without text every seed is another', () => {
  expect(readSeed(undefined)).toMatch(/^[0-9a-f]{64}$/);
  expect(readSeed(undefined)).not.toBe(readSeed(undefined));
});
