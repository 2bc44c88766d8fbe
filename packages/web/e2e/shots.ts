/**
 * `npm run shots`: a picture of every screen at every size, and one sheet a size to look at them quickly. Arguments choose
 * some of them: `table 390x844`, and `ja` has them in Japanese.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '@paiju/words';
import { LANGUAGES } from '@paiju/words';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { freshProfile, openHouse } from './browser.ts';
import { chosen, SCREENS, SIZES, sizeOf, speaking } from './screens.ts';

const FOLDER = fileURLToPath(new URL('../../../shots/', import.meta.url));
/** Between two looks at a screen that may still move. */
const LOOK_AGAIN_MS = 150;
/** A screen that has not come to rest after so many looks never will: it is shot as it is, and said. */
const LOOKS = 40;
const SHEET_WIDTH = 1900;

interface Shot {
  /** Its name, and the language where one was asked for. */
  readonly screen: string;
  readonly size: string;
}

/** As the browser speaks, where no language is asked for. */
interface Visit {
  readonly screen: string;
  readonly language: Language | null;
}

const nameOf = ({ screen, language }: Visit): string =>
  language === null ? screen : `${screen}-${language}`;

const fileOf = ({ screen, size }: Shot): string => join(FOLDER, `${screen}-${size}.png`);

/** Something stands on the page, in its fonts: a screen that is still being loaded is an empty picture. */
const isDrawn = (): boolean =>
  document.fonts.status === 'loaded' && (document.getElementById('page')?.innerText.trim() ?? '') !== '';

/** The picture of a screen at rest: it looks the same twice. */
const stillPicture = async (page: Page, name: string): Promise<Buffer> => {
  await page.waitForFunction(isDrawn);
  let last = await page.screenshot();
  for (let look = 1; look < LOOKS; look += 1) {
    await page.waitForTimeout(LOOK_AGAIN_MS);
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  console.log(`  ${name} does not come to rest`);
  return last;
};

const shoot = async (page: Page, screen: string, sizes: readonly string[]): Promise<readonly Shot[]> => {
  for (const size of sizes) {
    await page.setViewportSize(sizeOf(size));
    writeFileSync(fileOf({ screen, size }), await stillPicture(page, `${screen} at ${size}`));
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isTooWide) console.log(`  ${screen} is wider than ${size}`);
  }
  return sizes.map((size) => ({ screen, size }));
};

/** A screen that cannot be reached is said and left out: the others are worth looking at. */
const visited = async (browser: Browser, address: string, visit: Visit): Promise<Page | null> => {
  const { screen, language } = visit;
  const context = await freshProfile(browser);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  try {
    await page.goto(address);
    if (language !== null) await speaking(language)(page);
    await SCREENS[screen]?.(page);
    return page;
  } catch (error) {
    console.log(`  ${nameOf(visit)} cannot be reached: ${String(error).split('\n')[0]}`);
    await context.close();
    return null;
  }
};

/** Pictures of earlier runs are on the sheet too: a few screens can be shot again. */
const sheet = async (browser: Browser, size: string): Promise<void> => {
  const shots = Object.keys(SCREENS)
    .flatMap((screen) =>
      [null, ...LANGUAGES].map((language) => ({ screen: nameOf({ screen, language }), size })),
    )
    .filter((shot) => existsSync(fileOf(shot)));
  const { width, height } = sizeOf(size);
  const columns = width > height ? 4 : 8;
  const figures = shots.map(
    (shot) =>
      `<figure><img src="${pathToFileURL(fileOf(shot))}"><figcaption>${shot.screen}</figcaption></figure>`,
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

const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);

const typed = process.argv.slice(2);
const languages = typed.filter(isLanguage);
const wanted = typed.filter((word) => !isLanguage(word));
const visits: readonly Visit[] = chosen(Object.keys(SCREENS), wanted).flatMap((screen) =>
  (languages.length === 0 ? [null] : languages).map((language) => ({ screen, language })),
);
const sizes = chosen(SIZES, wanted);
mkdirSync(FOLDER, { recursive: true });
const house = await openHouse();
const browser = await chromium.connect(house.browser);
const shots: Shot[] = [];
for (const [place, visit] of visits.entries()) {
  console.log(`${place + 1}/${visits.length} ${nameOf(visit)}`);
  const page = await visited(browser, house.address, visit);
  if (page === null) continue;
  shots.push(...(await shoot(page, nameOf(visit), sizes)));
  await page.context().close();
}
for (const size of sizes) await sheet(browser, size);
await browser.close();
await house.close();
console.log(`${shots.length} pictures and ${sizes.length} sheets in ${FOLDER}`);
if (shots.length < visits.length * sizes.length) process.exitCode = 1;
