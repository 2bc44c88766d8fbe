/** Secrets that come back: drawn by chance, kept as hashes, compared in a time that tells nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf, isSame, newToken } from './tokens.ts';

test('a token has 256 bits and never comes twice', () => {
  const drawn = Array.from({ length: 1_000 }, newToken);
  expect(new Set(drawn).size).toBe(1_000);
  for (const token of drawn) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashOf('a')).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
});

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['', 'abc', false],
  ['abcabc', 'abc', false],
  ['', '', true],
])('%s and %s are the same: %s', (given, wanted, same) => expect(isSame(given, wanted)).toBe(same));

/** A comparison that ends at the first letter that differs, of something that is called a secret. */
const HASTY =
  /\w*(token|secret|password|recovery|hash)\w*\s*[!=]={1,2}(?!=|\s*(null|undefined|''|typeof))|[!=]={1,2}\s*(?!null\b)\w*(token|secret)\b/i;

/** What a lock file is called by is no secret. */
const NO_SECRET = ['store/folderLock.ts'];

test('no secret is compared letter by letter', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      !file.includes('testing') &&
      !NO_SECRET.includes(file),
  );
  const hasty = sources.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => HASTY.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(hasty).toEqual([]);
  expect('if (token === wanted)').toMatch(HASTY);
  expect('secret !== given').toMatch(HASTY);
});
