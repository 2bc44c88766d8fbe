/**
 * `npm run shots`: a picture of every screen at every size, and one sheet a size to look at them quickly. Arguments choose
 * some of them: `table 390x844`, and `ja light mint` has them in Japanese, in the light theme, on the mint felt.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { freshProfile, openHouse } from './browser.ts';
import { SCREENS, sizeOf } from './screens.ts';
import type { Visit } from './visits.ts';
import { tourOf } from './visits.ts';

const FOLDER = fileURLToPath(new URL('../../../shots/', import.meta.url));
/** Between two looks at a screen that may still move. */
const LOOK_AGAIN_MS = 150;
/** A screen that has not come to rest after so many looks never will: it is shot as it is, and said. */
const LOOKS = 40;
/** So much of a screen that has to be scrolled. */
const SCREENFULS = 4;
const SHEET_WIDTH = 1900;

const fileOf = (name: string, size: string): string => join(FOLDER, `${name}-${size}.png`);

/** Something stands on the page, in its fonts: a screen that is still being loaded is an empty picture. */
const isDrawn = (): boolean =>
  document.fonts.status === 'loaded' && (document.getElementById('page')?.innerText.trim() ?? '') !== '';

/** What has to be scrolled is on the picture too, but for the end of a whole book. */
const pictureOf = async (page: Page): Promise<Buffer> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const shown = Math.max(height, Math.min(whole, height * SCREENFULS));
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: shown } });
};

/** The picture of a screen at rest: it looks the same twice. */
const stillPicture = async (page: Page, name: string): Promise<Buffer> => {
  await page.waitForFunction(isDrawn);
  // What stays in its place while a page is scrolled lies elsewhere on a picture of the whole page.
  await page.evaluate(() => scrollTo(0, 0));
  let last = await pictureOf(page);
  for (let look = 1; look < LOOKS; look += 1) {
    await page.waitForTimeout(LOOK_AGAIN_MS);
    const next = await pictureOf(page);
    if (next.equals(last)) return next;
    last = next;
  }
  console.log(`  ${name} does not come to rest`);
  return last;
};

const shoot = async (page: Page, name: string, size: string): Promise<void> => {
  await page.setViewportSize(sizeOf(size));
  writeFileSync(fileOf(name, size), await stillPicture(page, `${name} at ${size}`));
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (isTooWide) console.log(`  ${name} is wider than ${size}`);
};

/** A screen that cannot be reached is said and left out: the others are worth looking at. */
const visited = async (browser: Browser, address: string, visit: Visit): Promise<Page | null> => {
  const { screen, name, settings } = visit;
  const context = await freshProfile(browser, { settings });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  try {
    await page.goto(address);
    await SCREENS[screen]?.(page);
    return page;
  } catch (error) {
    console.log(`  ${name} cannot be reached: ${String(error).split('\n')[0]}`);
    await context.close();
    return null;
  }
};

/** Pictures of earlier runs are on the sheet too: a few screens can be shot again. */
const sheet = async (browser: Browser, size: string): Promise<void> => {
  const end = `-${size}.png`;
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .filter((name) => Object.keys(SCREENS).some((screen) => name === screen || name.startsWith(`${screen}-`)))
    .sort();
  const { width, height } = sizeOf(size);
  const columns = width > height ? 4 : 8;
  const figures = names.map(
    (name) =>
      `<figure><img src="${pathToFileURL(fileOf(name, size))}"><figcaption>${name}</figcaption></figure>`,
  );
  const style = `body{display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;margin:8px;font:14px sans-serif}
    figure{margin:0}img{width:100%;border:1px solid #888}`;
  const file = join(FOLDER, `sheet-${size}.html`);
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`);
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } });
  await page.goto(String(pathToFileURL(file)));
  await page.screenshot({ path: join(FOLDER, `sheet-${size}.png`), fullPage: true });
  await page.close();
};

const { visits, sizes } = tourOf(process.argv.slice(2));
mkdirSync(FOLDER, { recursive: true });
const house = await openHouse();
const browser = await chromium.connect(house.browser);
let taken = 0;
for (const [place, visit] of visits.entries()) {
  console.log(`${place + 1}/${visits.length} ${visit.name}`);
  const page = await visited(browser, house.address, visit);
  if (page === null) continue;
  for (const size of sizes) await shoot(page, visit.name, size);
  taken += sizes.length;
  await page.context().close();
}
for (const size of sizes) await sheet(browser, size);
await browser.close();
await house.close();
console.log(`${taken} pictures and ${sizes.length} sheets in ${FOLDER}`);
if (taken < visits.length * sizes.length) process.exitCode = 1;
