// `npm run python:tiles`: draws the tiles of the page, once for all, as the picture that the Python package shows tables with. Its
// lines are written without a filter, so that whoever reads it needs nothing but zlib.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { chromiumFlags, chromiumPath } from './chromium.mjs';
import { onSources } from './onSources.mjs';
import { fail, root } from './setup.mjs';
import { ensureSystemPackages } from './system.mjs';

const FOLDER = join(root, 'python/src/paiju/render');
const [WIDTH, HEIGHT] = [36, 48];
const FELT = '#1c5a42';
/** For points. */
const SIGNS = [...'0123456789-'];

await onSources(fileURLToPath(import.meta.url), { main: draw, failure: 'the tiles could not be drawn' });

async function draw() {
  ensureSystemPackages('chromium', 'fonts-noto-cjk');
  const { SUITED_AND_HONOURS } = await import('@paiju/engine');
  const { HAIYUKI_TILES } = await import('@paiju/engine/haiyuki');
  const { drawSuited } = await import('../packages/web/src/tiles/art/suited.ts');
  const { drawEmblem } = await import('../packages/web/src/games/haiyuki/tiles/drawEmblem.ts');
  const cells = [
    ...SUITED_AND_HONOURS.codes.map((code) => [code, tile(drawSuited(code, 'classic'))]),
    ...HAIYUKI_TILES.codes.map((code) => [code, tile(drawEmblem(code, 'classic'))]),
    ['back', back()],
    ...SIGNS.map((sign) => [`sign ${sign}`, text(sign)]),
  ];
  const width = WIDTH * cells.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">
    <rect width="${width}" height="${HEIGHT}" fill="${FELT}"/>
    ${cells.map(([, drawing], i) => `<svg x="${i * WIDTH}" width="${WIDTH}" height="${HEIGHT}" viewBox="-4 -3 108 140">${drawing}</svg>`).join('')}
  </svg>`;
  const pixels = await pixelsOf(svg, width);
  writeFileSync(join(FOLDER, 'tiles.png'), png(pixels, width));
  const cellNames = cells.map(([name]) => name);
  writeFileSync(
    join(FOLDER, 'tiles.json'),
    `${JSON.stringify({ width: WIDTH, height: HEIGHT, cells: cellNames }, null, 1)}\n`,
  );
}

/** A face on its body: the side and the back of the tile below it, as on the page. */
function tile(drawing) {
  return `<rect width="100" height="134" rx="13" fill="#17633c"/><rect width="100" height="130" rx="13" fill="#cdbf9b"/>
    <rect width="100" height="125" rx="13" fill="#fbf7ea" stroke="#8d8064" stroke-width="1"/>${drawing}`;
}

function back() {
  return `<rect width="100" height="134" rx="13" fill="#17633c"/><rect width="100" height="128" rx="13" fill="#cdbf9b"/>
    <rect width="100" height="122" rx="13" fill="#2a9460"/><rect x="11" y="11" width="78" height="100" rx="6" fill="none" stroke="#a6e3c1" stroke-width="3"/>`;
}

function text(sign) {
  return `<text x="50" y="100" font-family="sans-serif" font-weight="bold" font-size="100" text-anchor="middle" fill="#fff">${sign}</text>`;
}

/** Red, green and blue of every pixel, as Chromium paints it. */
async function pixelsOf(svg, width) {
  const { chromium } = await import('playwright-core');
  const executablePath = chromiumPath() ?? fail('there is no chromium');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags() });
  try {
    const page = await browser.newPage();
    const rgba = await page.evaluate(
      async ([source, w, h]) => {
        const image = new Image();
        image.src = `data:image/svg+xml;base64,${btoa(unescape(encodeURIComponent(source)))}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return Array.from(context.getImageData(0, 0, w, h).data);
      },
      [svg, width, HEIGHT],
    );
    return Buffer.from(rgba.filter((_, i) => i % 4 !== 3));
  } finally {
    await browser.close();
  }
}

function png(rgb, width) {
  const lines = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.concat([Buffer.from([0]), rgb.subarray(y * width * 3, (y + 1) * width * 3)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
