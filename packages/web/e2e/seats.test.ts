/** Matches of every game, at all sizes in turn, and their ends at each: every seat stays one place, and nothing lies over what has to be seen. */
import { GAME_IDS } from '@paiju/engine';
import { expect } from 'vitest';
import { coveredAt, coveredIn, foundAt } from './covered.ts';
import { faultsIn } from './geometry.ts';
import { test } from './harness.ts';
import { measure, SOUGHT } from './parts.ts';
import { playQuickly } from './quickly.ts';
import { begin, SIZES, sizeOf } from './screens.ts';

/** `PAIJU_MATCHES=20` plays so many of each game, every one with chance of its own. */
const MATCHES = Number(process.env.PAIJU_MATCHES ?? 1);
/** After so many presses the window has another size. */
const PRESSES = 5;
const SEED_BYTE = 7;

const CASES = GAME_IDS.flatMap((game) => Array.from({ length: MATCHES }, (_, match) => ({ game, match })));

test.for(CASES)('match $match of $game lies well at every size', async ({ game, match }, { open }) => {
  const page = await open({ seedByte: SEED_BYTE + match, bots: 'greedy' });
  await begin(page, game);
  const faults = new Set<string>();
  for (let turn = match, isOver = false; !isOver; turn += 1) {
    const size = SIZES[turn % SIZES.length] ?? SIZES[0];
    await page.setViewportSize(sizeOf(size));
    const played = await playQuickly(page, PRESSES);
    isOver = played.isOver;
    // What is called passes by itself; that it hides nothing meanwhile is held elsewhere.
    await page.locator('.call, .win-show').first().waitFor({ state: 'hidden' });
    for (const fault of played.seen.flatMap(faultsIn)) faults.add(`${size}: ${fault}`);
    for (const fault of await coveredAt(page, [size])) faults.add(fault);
  }
  const atEnd = await foundAt(page, SIZES, async () => [
    ...(await coveredIn(page)),
    ...faultsIn(await page.evaluate(measure, SOUGHT)),
  ]);
  expect([...faults, ...atEnd]).toEqual([]);
});
