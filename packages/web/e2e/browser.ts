/** The page as people get it: served from its folder, and a Chromium to open it in. */
import { GAME_IDS, GAMES } from '@paiju/engine';
import type { Browser, BrowserContext, BrowserContextOptions, BrowserServer } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromium.mjs';
import { pageFolder } from '../../../scripts/page.mjs';
import { serve } from '../../../scripts/serve.mjs';

export interface House {
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

/** Nothing that the page would choose by itself: a picture and a text are the same again. */
const STEADY = { language: 'en', speed: 'off', isMuted: true, theme: 'dark' } as const;
/** Whoever comes first meets beginners; rounds with wins and claims in them are what there is to test. */
const COMPANY = {
  games: Object.fromEntries(
    GAME_IDS.map((game) => {
      const { options, seats } = GAMES[game].rules;
      const bots = Array.from({ length: seats - 1 }, () => 'expert');
      return [game, { preset: options.defaultPreset, changes: {}, bots }];
    }),
  ),
};
/** The service worker fetches the whole page once more, a while after it was opened: only for who asks for it. */
const QUIET = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const;
const SEED_BYTE = 7;

export interface Profile extends BrowserContextOptions {
  /** Instead of the steady ones. */
  readonly settings?: object;
  /** What every byte of a seed is. */
  readonly seedByte?: number;
}

/** A browser that nobody has used yet. What chance would decide is always the same. */
export const freshProfile = async (
  browser: Browser,
  { settings = {}, seedByte = SEED_BYTE, ...options }: Profile = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...QUIET, ...options });
  const kept = {
    'paiju.settings': JSON.stringify({ ...STEADY, ...settings }),
    'paiju.choices': JSON.stringify(COMPANY),
  };
  const first = { kept, seedByte };
  await context.addInitScript(({ kept: texts, seedByte: byte }) => {
    crypto.getRandomValues = (array) => {
      if (array !== null) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(byte);
      return array;
    };
    try {
      for (const [name, text] of Object.entries(texts))
        if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    } catch {
      // Storage that is forbidden is a case of its own.
    }
  }, first);
  return context;
};
