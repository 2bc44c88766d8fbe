/** Where tests put their files: a folder of its own in the system's temporary one, gone when they are over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Called beside tests, not in one: the folder goes when all tests around the call have ended. */
export const testFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'paiju-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};
