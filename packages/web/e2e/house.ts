/** The page as people get it: served as `npm start` does, and a Chromium to open it in. Vitest reads this before it knows our sources. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { OnlineStatus } from '@paiju/protocol';
import type { BrowserServer } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromium.mjs';
import { pageFolder } from '../../../scripts/page.mjs';

interface House {
  /** Where the page is. */
  readonly address: string;
  /** Where the browser is, for `chromium.connect`. */
  readonly browser: string;
  close(): Promise<void>;
}

const startChromium = (): Promise<BrowserServer> => {
  const executablePath = chromiumPath();
  if (executablePath === null)
    throw new Error('chromium is missing: apt-get install chromium fonts-noto-cjk');
  return chromium.launchServer({ executablePath, args: chromiumFlags() });
};

const PAIJU = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

const ASK_AGAIN_MS = 50;

/** To open a database keeps the server busy: whoever asks for the page meanwhile waits for it. */
const untilOnline = async (address: string): Promise<void> => {
  for (;;) {
    const { online } = (await (await fetch(`${address}api/status`)).json()) as OnlineStatus;
    if (online === 'ready') return;
    if (online === 'failed') throw new Error('there are no tables online');
    await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
  }
};

/** `paiju serve`, on the sources, with a folder for what is played online. */
const startServer = async (): Promise<{ readonly address: string; close(): Promise<void> }> => {
  const data = mkdtempSync(join(tmpdir(), 'paiju-house-'));
  const options = ['--port', '0', '--page', pageFolder, '--data', data, '--trust-proxy'];
  const server = spawn(process.execPath, ['--conditions=paiju-source', PAIJU, 'serve', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  let address: string | undefined;
  for await (const line of createInterface(server.stdout)) {
    address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error('the page cannot be served');
  await untilOnline(address);
  return {
    address,
    close: async () => {
      server.kill();
      await ended;
      rmSync(data, { recursive: true });
    },
  };
};

/** `PAIJU_PAGE` is the address of a page that is served already: `npm run dev`, or somebody's website. */
export const openHouse = async (): Promise<House> => {
  const elsewhere = process.env.PAIJU_PAGE;
  const server = elsewhere === undefined ? await startServer() : null;
  const browser = await startChromium();
  return {
    address: server?.address ?? elsewhere ?? '',
    browser: browser.wsEndpoint(),
    close: async () => {
      await browser.close();
      await server?.close();
    },
  };
};
