/** `npm run film`: what moves on the table, in frames a tenth of a second apart, and one sheet a film to look at it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GameId } from '@paiju/engine';
import { GAME_IDS, GAMES } from '@paiju/engine';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { freshProfile, openHouse } from './browser.ts';
import { id } from './look.ts';
import { exchangingDuel, openRecord, recordOf, stepWith } from './records.ts';
import { chosen, SIZES, sizeOf } from './screens.ts';

const FOLDER = fileURLToPath(new URL('../../../shots/', import.meta.url));
const FRAME_MS = 100;
const FRAMES = 20;
const DEFAULT_SIZE = '1280x800';
const SHEET_WIDTH = 1900;
/** So much later everything is there that a table loads when it has time. */
const LOAD_MS = 600_000;

/** What is filmed, and what the rules call it. */
const MOVES = {
  discard: 'discarded',
  claim: 'melded',
  bury: 'buried',
  exchange: 'exchanged',
  'take-back': 'EXCHANGE_RON',
  win: 'won',
} as const;

interface Scene {
  readonly record: string;
  readonly step: number;
}

function* recordsOf(game: GameId): Iterable<string> {
  if (game === 'haiyuki') yield exchangingDuel();
  for (const preset of Object.keys(GAMES[game].rules.options.presets)) yield recordOf(game, preset);
}

/** The first time that it happens in a game between bots, in the first of several games in which it does. */
const sceneOf = (game: GameId, move: keyof typeof MOVES): Scene | null => {
  for (const record of recordsOf(game)) {
    const step = stepWith(record, MOVES[move]);
    if (step > 0) return { record, step };
  }
  return null;
};

interface Moving extends Window {
  /** How far each animation is. */
  times?: WeakMap<Animation, number>;
}

/** Runs in the page: every animation goes on by so much, and what is new begins. */
const moveOn = (ms: number): void => {
  const moving = window as Moving;
  moving.times ??= new WeakMap();
  for (const each of document.getAnimations()) {
    const before = moving.times.get(each);
    const now = before === undefined ? 0 : before + ms;
    moving.times.set(each, now);
    each.pause();
    each.currentTime = now;
    if (now >= Number(each.effect?.getComputedTiming().endTime ?? 0)) each.finish();
  }
};

/** The page's clock is ours: however slow the machine is, a tenth of a second is one. */
const shoot = async (page: Page, { record, step }: Scene, size: string): Promise<readonly Buffer[]> => {
  await openRecord(page, record);
  await page.locator(id('replay-viewpoint')).selectOption('0');
  await page.locator('.replay-slide input').fill(String(step - 1));
  await page.locator('.replay-slide input').blur();
  await page.setViewportSize(sizeOf(size));
  // From here on time passes only when we say so.
  await page.clock.pauseAt(Date.now() + LOAD_MS);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const frames = [await page.screenshot()];
  await page.locator(id('replay-next')).click();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.evaluate(moveOn, FRAME_MS);
    frames.push(await page.screenshot());
    await page.clock.runFor(FRAME_MS);
  }
  return frames;
};

const writeFilm = async (browser: Browser, name: string, pictures: readonly Buffer[]): Promise<void> => {
  const folder = join(FOLDER, `film-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const figures = pictures.map((picture, n) => {
    const file = join(folder, `${String(n).padStart(2, '0')}.png`);
    writeFileSync(file, picture);
    const when = n === 0 ? 'before' : `${(n - 1) * FRAME_MS} ms`;
    return `<figure><img src="${pathToFileURL(file)}"><figcaption>${when}</figcaption></figure>`;
  });
  const style = `body{display:grid;grid-template-columns:repeat(7,1fr);gap:8px;margin:8px;font:14px sans-serif}
    figure{margin:0}img{width:100%;border:1px solid #888}`;
  const file = join(folder, 'sheet.html');
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`);
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } });
  await page.goto(String(pathToFileURL(file)));
  await page.screenshot({ path: join(FOLDER, `film-${name}.png`), fullPage: true });
  await page.close();
};

const NAMES = (Object.keys(MOVES) as (keyof typeof MOVES)[]).flatMap((move) =>
  GAME_IDS.map((game) => ({ name: `${move}-${game}`, move, game })),
);

const wanted = process.argv.slice(2);
const names = chosen(
  NAMES.map(({ name }) => name),
  wanted,
);
const sizes = SIZES.filter((size) => wanted.includes(size));
const house = await openHouse();
const browser = await chromium.connect(house.browser);
for (const { name, move, game } of NAMES.filter((film) => names.includes(film.name))) {
  const scene = sceneOf(game, move);
  if (scene === null) continue;
  for (const size of sizes.length === 0 ? [DEFAULT_SIZE] : sizes) {
    const context = await freshProfile(browser, {
      settings: { speed: 'normal' },
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(house.address);
    const pictures = await shoot(page, scene, size);
    await writeFilm(browser, `${name}-${size}`, pictures);
    await context.close();
    console.log(`${name} at ${size}: ${pictures.length} frames`);
  }
}
await browser.close();
await house.close();
console.log(`frames and sheets in ${FOLDER}`);
