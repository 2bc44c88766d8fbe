/** What goes wrong outside the game gets a plain sentence, and the game goes on. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { id } from './look.ts';
import { playOn } from './play.ts';
import { begin } from './screens.ts';

const SENTENCE = /[A-Za-z]{3}.*\./;

test.for([
  ['a picture', 'PNG\u0000\u0001'],
  ['an empty file', ''],
  ['half a record', '{"paiju":1,"ruleset":"xuez'],
  ['a record of a game that we do not have', '{"format":"paiju","version":1,"ruleset":"poker"}\n'],
] as const)('%s is no record', async ([, text], { open }) => {
  const page = await open();
  const file = { name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page
    .locator(`${id('open-record')} input[type=file], input${id('open-record')}`)
    .first()
    .setInputFiles(file);
  await expect.poll(() => page.locator(id('record-problem')).innerText()).toMatch(SENTENCE);
  await begin(page, 'haiyuki');
});

test.for(['#/r/', '#/r/abc', '#/r/AAAAAAAAAAAAAAAA', '#/r/%%%', '#/replay/nothing', '#/review/nothing'])(
  'the address %s leads to a sentence or home',
  async (at, { open }) => {
    const page = await open({ at });
    await expect.poll(() => page.locator('body').innerText()).toMatch(SENTENCE);
  },
);

test('an address that leads nowhere says so, and shows home', async ({ open }) => {
  const page = await open({ at: '#/nowhere' });
  await expect.poll(() => page.locator(id('no-such-page')).innerText()).toMatch(SENTENCE);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await expect.poll(() => page.locator(id('no-such-page')).count()).toBe(0);
});

test('to go on where there is no game leads home with a sentence', async ({ open }) => {
  const page = await open({ at: '#/play' });
  await expect.poll(() => page.locator(id('notice-noGame')).innerText()).toMatch(SENTENCE);
});

/** Runs in the page: whoever so much as asks for storage is refused. */
const forbidStorage = (): void => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: refuse });
};

/** Runs in the page: there is storage, but no room left in it. */
const fillStorage = (): void => {
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  IDBObjectStore.prototype.put = refuse;
  IDBObjectStore.prototype.add = refuse;
};

test.for([
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const)('storage that is %s is said once, and the game goes on', async ([, first], { open }) => {
  const page = await open({ first });
  await begin(page, 'wuhan');
  let presses = 0;
  await playOn(page, { by: 'mouse', watch: () => presses++ === 2 });
  expect(await page.locator(id('notice-storage')).innerText()).toMatch(SENTENCE);
  const later = presses + 3;
  await playOn(page, { by: 'mouse', watch: () => presses++ === later });
  expect(presses).toBeGreaterThan(later);
});
