/** What a screen reader says, word for word, over one round. `UPDATE_GOLDEN=1` writes it anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { playOn } from './play.ts';
import { begin } from './screens.ts';

const GOLDEN = new URL('./reader.txt', import.meta.url);

interface Heard extends Window {
  heard?: string[];
}

/** Runs in the page: every text that is put into a live region, in order. */
const listen = (): void => {
  const heard: string[] = [];
  (window as Heard).heard = heard;
  const hear = (region: Element | null | undefined, nodes: Iterable<Node>): void => {
    const how = region?.getAttribute('aria-live') ?? 'off';
    if (how === 'off') return;
    for (const { textContent } of nodes) if (textContent) heard.push(`${how}: ${textContent}`);
  };
  const regionOf = (node: Node): Element | null | undefined =>
    node.parentElement?.closest('[data-testid="announcer"] [aria-live]');
  const watch = (changes: readonly MutationRecord[]): void => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') hear(regionOf(target), [target]);
      for (const node of addedNodes) {
        hear(regionOf(node), [node]);
        // A region that comes with something in it says so as well.
        if (node instanceof Element)
          for (const region of node.querySelectorAll('[data-testid="announcer"] [aria-live]'))
            hear(region, region.childNodes);
      }
    }
  };
  new MutationObserver(watch).observe(document, { childList: true, characterData: true, subtree: true });
};

test('everything that happens in a round is spoken', async ({ open }) => {
  const page = await open({ first: listen, settings: { reader: true } });
  await begin(page, 'xuezhan', 'keyboard');
  const pressed: string[] = [];
  const said = (): Promise<string[]> => page.evaluate(() => (window as Heard).heard?.splice(0) ?? []);
  await playOn(page, {
    by: 'keyboard',
    watch: async (wanted) => {
      const what =
        (await page.locator(wanted).getAttribute('aria-label')) ?? (await page.locator(wanted).innerText());
      pressed.push(...(await said()), `> ${what}`);
      return false;
    },
  });
  await page.locator(id('match-over')).waitFor();
  pressed.push(...(await said()));
  const text = `${pressed.join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, text);
  expect(text).toBe(readFileSync(GOLDEN, 'utf8'));
});
