/** The page as people get it: served from its folder, and a Chromium to open it in. Vitest reads this before it knows our sources. */
import type { BrowserServer } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromium.mjs';
import { pageFolder } from '../../../scripts/page.mjs';
import { serve } from '../../../scripts/serve.mjs';

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

/** `PAIJU_PAGE` is the address of a page that is served already: `npm run dev`, or somebody's website. */
export const openHouse = async (): Promise<House> => {
  const elsewhere = process.env.PAIJU_PAGE;
  const server = elsewhere === undefined ? await serve(pageFolder, 0) : null;
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
