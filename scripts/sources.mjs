// Says whether something is made of these sources as they are now.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOT_PART = new Set(['dist', 'node_modules', 'e2e', 'test-data']);

/**
 * A digest of names, sizes and times: cheap, and different as soon as anybody saves a file.
 * @param {readonly string[]} paths
 */
export function sourcesNow(paths) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path) => {
    const found = statSync(path);
    if (!found.isDirectory()) {
      hash.update(`${path}\0${found.size}\0${found.mtimeMs}\0`);
      return;
    }
    for (const name of readdirSync(path).sort()) if (!NOT_PART.has(name)) add(join(path, name));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
