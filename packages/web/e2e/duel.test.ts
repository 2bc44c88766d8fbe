/** Questions of a duel that come too seldom to be played up to: bots play up to them, and a person takes the game over. */
import { createBot, playOut, stepLines } from '@paiju/bots';
import type { AnyAction } from '@paiju/engine';
import { at, GAMES, headerLine, Match, seedOf, verifyRecord } from '@paiju/engine';
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { keptRecord } from './ledger.ts';
import { playOn } from './play.ts';
import { begin } from './screens.ts';

/** Found by trying: in its second round the first seat is in riichi when a ron is declared on its discard. */
const SEED = seedOf('03'.repeat(32));

const isSuperIai = (action: AnyAction): boolean => 'skill' in action && action.skill === 'SUPER_IAI';

const isInRiichi = ({ rules, state }: Match): boolean => {
  const { table } = rules.view(state, 0) as HaiyukiView;
  return at(table, 0).riichi !== null;
};

/** A duel up to that ron, as lines. */
const untilRon = (): readonly string[] => {
  const { rules } = GAMES.haiyuki;
  const options = { ...rules.options.presets.rulebook, seat0: 'yuri', seat1: 'petum' };
  const terms = { options, chance: { seed: SEED }, players: ['You', 'Petum'] };
  const match = new Match(GAMES.haiyuki, terms);
  const bots = [0, 1].map((seat) => createBot('greedy', { seed: SEED, seat, ruleset: rules.id }));
  const lines = [headerLine(rules, terms)];
  for (const step of playOut(match, bots)) {
    lines.push(...stepLines(match, step));
    if (isInRiichi(match) && match.rules.legal(match.state, 0).some(isSuperIai)) return lines;
  }
  throw new Error('nobody was asked');
};

/** Writes a game over the only one in the browser. */
const putInPlace = (page: Page, lines: readonly string[]): Promise<void> =>
  page.evaluate(async (batch) => {
    const ask = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ask(indexedDB.open('paiju'));
    const store = database.transaction('batches', 'readwrite').objectStore('batches');
    const [key] = await ask(store.getAllKeys());
    await ask(store.clear());
    await ask(store.put(batch, key));
    database.close();
  }, lines);

test('H-6.23: a ron is cut with Super Iai in riichi too', async ({ open }) => {
  const lines = untilRon();
  const page = await open();
  await begin(page, 'haiyuki');
  // Until the page asks for something: nothing more of its own game is written then.
  await playOn(page, { by: 'mouse', watch: () => true });
  await putInPlace(page, lines);
  await page.reload();
  await page.locator('[data-testid^="action-"]', { hasText: 'Super Iai' }).click();
  const after = async (): Promise<readonly string[]> =>
    [...(await keptRecord(page)).entries].map(({ text }) => text).slice(lines.length - 1);
  await expect.poll(async () => (await after()).length).toBeGreaterThan(1);
  const [answer = '', ...followed] = await after();
  expect(answer).toContain('{"seat":0,"action":{"type":"skill","skill":"SUPER_IAI"}}');
  expect(followed.slice(0, 3).join()).toContain('"type":"skill-used"');
  expect(followed.slice(0, 3).join()).not.toContain('"type":"won"');
  expect(verifyRecord(await keptRecord(page))).toMatchObject({ ok: true });
});
