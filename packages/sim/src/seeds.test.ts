import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { botSeed, gameSeed, hashedSeed } from './seeds.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each(['hello', '', '牌局'])('%j is hashed', (text) => expect(hashedSeed(text)).toBe(sha(text)));

test('games of a series, and bots, have seeds of their own', () => {
  const seed = hashedSeed('hello');
  expect(gameSeed(seed, 7)).toBe(sha(`${seed}/7`));
  expect(botSeed(seed)).toBe(sha(`${seed}/bots`));
});
