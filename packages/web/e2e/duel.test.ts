/** Questions of a duel that come too seldom to be played up to. */
import type { AnyAction } from '@paiju/engine';
import { at, verifyRecord } from '@paiju/engine';
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { keptRecord } from './ledger.ts';
import type { Moment } from './takeOver.ts';
import { linesTo, takeOver } from './takeOver.ts';

const isSuperIai = (action: AnyAction): boolean => 'skill' in action && action.skill === 'SUPER_IAI';

/** In its second round the first seat is in riichi when a ron is declared on its discard. */
const RON: Moment = {
  game: 'haiyuki',
  preset: 'rulebook',
  changes: { seat0: 'yuri', seat1: 'petum' },
  seed: '03',
  isIt: (legal, { rules, state }) => {
    const { table } = rules.view(state, 0) as HaiyukiView;
    return at(table, 0).riichi !== null && legal.some(isSuperIai);
  },
};

test('H-6.23: a ron is cut with Super Iai in riichi too', async ({ open }) => {
  const lines = linesTo(RON);
  const page = await open();
  await takeOver(page, 'haiyuki', lines);
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
