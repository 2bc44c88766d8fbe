/** Writes the service worker of a build: its own code, and the list of all files there are. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';

const SOURCE = new URL('./serviceWorker.ts', import.meta.url);
const SERVICE_WORKER = 'offline.js';

/** What is no part of the page is not kept: lists for tools, and maps of sources. */
const isKept = (name: string): boolean =>
  !name.startsWith('.') && !name.endsWith('.map') && name !== SERVICE_WORKER;

/** The worker as a plain script: every browser takes those. */
const serviceWorkerCode = async (version: string, files: readonly string[]): Promise<string> => {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE.pathname);
  return `${code.replaceAll(/^export /gm, '')}\nserve(self, ${JSON.stringify({ version, files })});\n`;
};

export const offlinePlugin = (): Plugin => {
  let publicDir = '';
  return {
    name: 'paiju-offline',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    async generateBundle(_, bundle) {
      // What lies in folders is for whoever serves the page.
      const shared = readdirSync(publicDir, { withFileTypes: true })
        .filter((entry) => entry.isFile() && isKept(entry.name))
        .map(({ name }) => name);
      const built = Object.keys(bundle).filter((name) => isKept(name) && name !== 'index.html');
      const files = ['', ...built, ...shared].map((name) => `./${name}`);
      const hash = createHash('sha256').update(files.join('\n'));
      for (const name of shared) hash.update(readFileSync(join(publicDir, name)));
      const version = hash.digest('hex').slice(0, 16);
      const source = await serviceWorkerCode(version, files);
      this.emitFile({ type: 'asset', fileName: SERVICE_WORKER, source });
    },
  };
};
