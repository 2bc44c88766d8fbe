/** Watches a page, and can tell afterwards what went on there: a test that fails says more than what it waited for. */
import type { Page } from 'playwright-core';

/** So much of what stands on the page, and of what it said last. */
const TEXT = 600;
const SAID = 20;
/** A page that hangs has nothing to show. */
const LONGEST_MS = 10_000;

interface Expected {
  readonly losesNetwork?: boolean;
  readonly isRefused?: boolean;
}

export class Witness {
  readonly #page: Page;
  readonly #said: string[] = [];
  /** What the page wrote to the console as an error, and what nobody caught. */
  readonly troubles: string[] = [];
  readonly #open = new Set<string>();

  /** Of a page that loses the network, or is refused something, what the browser itself writes about that is no trouble. */
  constructor(page: Page, { losesNetwork = false, isRefused = false }: Expected = {}) {
    this.#page = page;
    const isExpected = (text: string): boolean =>
      (losesNetwork && text.includes('ERR_INTERNET_DISCONNECTED')) ||
      (isRefused && text.includes('the server responded with a status of 4'));
    page.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      this.#said.push(`${message.type()}: ${text}`);
      if (message.type() === 'error' && !isExpected(text)) this.troubles.push(text);
    });
    page.on('pageerror', (error) => {
      this.#said.push(String(error));
      this.troubles.push(String(error));
    });
    page.on('framenavigated', (frame) => this.#said.push(`went to ${frame.url()}`));
    page.on('request', (request) => this.#open.add(request.url()));
    page.on('requestfinished', (request) => this.#open.delete(request.url()));
    page.on('requestfailed', (request) => {
      this.#open.delete(request.url());
      this.#said.push(`not fetched: ${request.url()} ${request.failure()?.errorText}`);
    });
  }

  async account(): Promise<string> {
    const shows = await this.#page
      .locator('body')
      .innerText({ timeout: LONGEST_MS })
      .catch((error: unknown) => `nothing: ${String(error)}`);
    return [
      `at ${this.#page.url()}`,
      `shows: ${shows.replaceAll(/\s+/g, ' ').slice(0, TEXT)}`,
      `waits for: ${[...this.#open].join(' ') || 'nothing'}`,
      ...this.#said.slice(-SAID),
    ].join('\n  ');
  }
}
