/** A reload in the middle of a game costs nothing. */
import { GAME_IDS, verifyRecord } from '@paiju/engine';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { keptRecord } from './ledger.ts';
import { id, standing } from './look.ts';
import { isFirstTouch, playOn } from './play.ts';
import { begin } from './screens.ts';

/** Plays until a discard is asked for, after some presses. */
const untilOwnTurn = (after: number) => {
  let presses = 0;
  return (wanted: string): boolean => {
    presses += 1;
    return presses > after && isFirstTouch(wanted);
  };
};

test.for(GAME_IDS)('%s goes on after a reload', async (game, { open }) => {
  const page = await open({ serviceWorkers: 'allow' });
  await begin(page, game);
  await playOn(page, { by: 'mouse', watch: untilOwnTurn(8) });
  const before = await standing(page);
  await page.reload();
  await page
    .locator(`${id('hand-tile')}[data-legal="true"]`)
    .first()
    .waitFor();
  expect(await standing(page)).toEqual(before);
  const lines = (await keptRecord(page)).entries.size;
  await playOn(page, { by: 'mouse', watch: untilOwnTurn(2) });
  await expect.poll(async () => (await keptRecord(page)).entries.size).toBeGreaterThan(lines);
  expect(verifyRecord(await keptRecord(page))).toMatchObject({ ok: true });
});

/** The database answers nothing until the page is opened a second time. */
const withoutDatabase = (): void => {
  if (sessionStorage.getItem('been here') !== null) return;
  sessionStorage.setItem('been here', 'yes');
  IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
};

test('a reload before anything was written costs nothing either', async ({ open }) => {
  const page = await open({ first: withoutDatabase });
  await begin(page, 'wuhan');
  await playOn(page, { by: 'mouse', watch: untilOwnTurn(2) });
  const before = await standing(page);
  await page.reload();
  await page
    .locator(`${id('hand-tile')}[data-legal="true"]`)
    .first()
    .waitFor();
  expect(await standing(page)).toEqual(before);
});

test('the last game can be gone on with from home', async ({ open }) => {
  const page = await open({ serviceWorkers: 'allow' });
  await begin(page, 'wuhan');
  await playOn(page, { by: 'mouse', watch: untilOwnTurn(8) });
  const before = await standing(page);
  await page.goto(page.url().replace(/#.*/, ''));
  await page.locator(id('continue')).click();
  await page
    .locator(`${id('hand-tile')}[data-legal="true"]`)
    .first()
    .waitFor();
  expect(await standing(page)).toEqual(before);
});
