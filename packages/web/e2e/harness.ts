/** What every suite here starts with: somebody with an empty browser who opens the page. */
import type { BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import type { Profile } from './browser.ts';
import { freshProfile } from './browser.ts';
import type {} from './setup.ts';
import { Witness } from './witness.ts';

export const address = inject('address');
const browser = await chromium.connect(inject('browser'));

/** Only what hangs is stopped, and before the whole test is, so that it says what it waited for. */
const LONGEST_MS = 150_000;
const PICTURE_MS = 10_000;

export interface Visit extends Profile {
  /** Another server of the same page. */
  readonly from?: string;
  /** The part of the address behind the server's name. */
  readonly at?: string;
  /** Runs in the page before anything of it. */
  readonly first?: () => void;
  /** Will be without a network for a while: what the browser itself writes about that is no error of the page. */
  readonly losesNetwork?: boolean;
  /** Will be refused something: the browser itself writes about that too. */
  readonly isRefused?: boolean;
}

export type OpenPage = (visit?: Visit) => Promise<Page>;

/**
 * `open` gives a page in a fresh profile. Whatever the page writes to the console as an error fails the test; when a test
 * fails, what its pages showed is told, and the last one is in `reports/page`.
 */
export const test = base.extend<{ open: OpenPage }>({
  open: async ({ task }, use) => {
    const contexts: BrowserContext[] = [];
    const witnesses: Witness[] = [];
    await use(
      async ({
        from = address,
        at = '',
        first,
        losesNetwork = false,
        isRefused = false,
        ...profile
      } = {}) => {
        const context = await freshProfile(browser, profile);
        contexts.push(context);
        context.setDefaultTimeout(LONGEST_MS);
        if (first !== undefined) await context.addInitScript(first);
        const page = await context.newPage();
        witnesses.push(new Witness(page, { losesNetwork, isRefused }));
        await page.goto(`${from}${at}`);
        return page;
      },
    );
    if (task.result?.state === 'fail') {
      for (const witness of witnesses) console.error(`${task.name}: ${await witness.account()}`);
      // A page that hangs is no picture, and the test has failed for what it says.
      await takePicture(contexts, task.name).catch(() => {});
    }
    await Promise.all(contexts.map((context) => context.close()));
    expect(
      witnesses.flatMap(({ troubles }) => troubles),
      'errors in the console',
    ).toEqual([]);
  },
});

/** How the page looked when a test failed. */
const takePicture = async (contexts: readonly BrowserContext[], name: string): Promise<void> => {
  const page = contexts.at(-1)?.pages().at(-1);
  await page?.screenshot({ timeout: PICTURE_MS, path: `reports/page/${name.replaceAll(/\W+/g, '-')}.png` });
};
