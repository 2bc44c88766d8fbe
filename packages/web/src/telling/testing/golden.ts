/** Texts that are compared with files under `test-data`, and rewritten only on demand: `UPDATE_GOLDEN=1 npx vitest run`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const expectGolden = (text: string, path: string): void => {
  const file = fileURLToPath(new URL(`../../../test-data/${path}`, import.meta.url));
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
};
