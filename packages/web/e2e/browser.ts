/** Somebody with a browser that nobody has used yet. */
import type { BotLevel } from '@paiju/bots';
import { GAME_IDS, GAMES } from '@paiju/engine';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

export { openHouse } from './house.ts';

/** Nothing that the page would choose by itself: a picture and a text are the same again. */
const STEADY = { language: 'en', speed: 'off', isMuted: true, theme: 'dark' } as const;
/** Whoever comes first meets beginners; rounds with wins and claims in them are what there is to test. */
const companyOf = (level: BotLevel): object => ({
  games: Object.fromEntries(
    GAME_IDS.map((game) => {
      const { options, seats } = GAMES[game].rules;
      const bots = Array.from({ length: seats - 1 }, () => level);
      return [game, { preset: options.defaultPreset, changes: {}, bots }];
    }),
  ),
});
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
  /** How well the others play. */
  readonly bots?: BotLevel;
}

let known = 0;
/** Everybody comes from an address of their own, as people do: what one address may do is limited. */
export const newAddress = (): string => {
  known += 1;
  return `10.${process.pid & 255}.${(known >> 8) & 255}.${known & 255}`;
};
/** The house believes it, as it believes a proxy. */
export const from = (address: string) => ({ 'x-forwarded-for': address });

/** A browser that nobody has used yet. What chance would decide is always the same. */
export const freshProfile = async (
  browser: Browser,
  { settings = {}, seedByte = SEED_BYTE, bots = 'expert', ...options }: Profile = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...QUIET, extraHTTPHeaders: from(newAddress()), ...options });
  const kept = {
    'paiju.settings': JSON.stringify({ ...STEADY, ...settings }),
    'paiju.choices': JSON.stringify(companyOf(bots)),
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
