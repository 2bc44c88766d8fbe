/**
 * Takes the brush characters out of the npm package `riichi-mahjong-tiles` (art in the public domain, see CREDITS.md)
 * and writes `src/tiles/art/brush.ts`. Run by hand: `node scripts/brush-glyphs.mjs <folder of the package>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MAN = { red: '#b93c3c' };
const NUMERALS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const HONOURS = { '1z': 'Ton', '2z': 'Nan', '3z': 'Shaa', '4z': 'Pei', '6z': 'Hatsu', '7z': 'Chun' };
/** The package draws on 300 by 400; our faces are 100 by 125. */
const SCALE = 125 / 400;
const LEFT = (100 - 300 * SCALE) / 2;

const folder = process.argv[2];
if (folder === undefined) throw new Error('name the folder of the package riichi-mahjong-tiles');

const IDENTITY = [1, 0, 0, 1, 0, 0];
const multiply = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
];
const matrixOf = (text) => {
  let matrix = IDENTITY;
  for (const [, name, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a, b = 0, ...rest] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const next =
      name === 'translate'
        ? [1, 0, 0, 1, a, b]
        : name === 'scale'
          ? [a, 0, 0, list.includes(' ') ? b : a, 0, 0]
          : name === 'matrix'
            ? [a, b, ...rest]
            : name === 'rotate'
              ? turn(a)
              : null;
    if (next === null) throw new Error(`unknown transform ${name}`);
    matrix = multiply(matrix, next);
  }
  return matrix;
};
const turn = (degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
};

/** A path as absolute moves, lines and curves: `[letter, ...points]`. */
const absolute = (d) => {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/g);
  const out = [];
  let at = [0, 0];
  let start = at;
  let handle = at;
  let letter = '';
  let i = 0;
  const number = () => Number(tokens[i++]);
  const point = (base) => [base[0] + number(), base[1] + number()];
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i])) letter = tokens[i++];
    const base = letter === letter.toLowerCase() ? at : [0, 0];
    const kind = letter.toLowerCase();
    if (kind === 'z') {
      out.push(['Z']);
      at = start;
    } else if (kind === 'm') {
      at = point(base);
      start = at;
      out.push(['M', at]);
      letter = letter === 'm' ? 'l' : 'L';
    } else if (kind === 'l') {
      at = point(base);
      out.push(['L', at]);
    } else if (kind === 'h') {
      at = [base[0] + number(), at[1]];
      out.push(['L', at]);
    } else if (kind === 'v') {
      at = [at[0], base[1] + number()];
      out.push(['L', at]);
    } else if (kind === 'c' || kind === 's') {
      const mirrored = [2 * at[0] - handle[0], 2 * at[1] - handle[1]];
      const first = kind === 'c' ? point(base) : mirrored;
      const second = point(base);
      at = point(base);
      out.push(['C', first, second, at]);
      handle = second;
      continue;
    } else throw new Error(`unknown path letter ${letter}`);
    handle = at;
  }
  return out;
};

/** Its outlines one by one, each closed. */
const outlinesOf = (segments) => {
  const outlines = [];
  for (const segment of segments) {
    if (segment[0] === 'M') outlines.push([segment]);
    else if (segment[0] !== 'Z') outlines.at(-1).push(segment);
  }
  return outlines;
};
const corners = (outline) => outline.flatMap(([, ...points]) => points);
const area = (points) =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);
const contains = (points, [x, y]) =>
  points.reduce((inside, [ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
const reversed = (outline) => {
  const ends = outline.map((segment) => segment.at(-1));
  const back = outline.slice(1).reverse();
  const steps = back.map(([letter, ...points], i) => [
    letter,
    ...points.slice(0, -1).reverse(),
    ends[outline.length - 2 - i],
  ]);
  return [['M', ends.at(-1)], ...steps];
};

/** Outer outlines one way round, holes the other: strokes of one character may overlap without leaving gaps. */
const wound = (segments) => {
  const outlines = outlinesOf(segments);
  return outlines.flatMap((outline) => {
    const depth = outlines.filter(
      (other) => other !== outline && contains(corners(other), corners(outline)[0]),
    );
    const wantsPositive = depth.length % 2 === 0;
    const own = area(corners(outline)) > 0 === wantsPositive ? outline : reversed(outline);
    return [...own, ['Z']];
  });
};

/** Short text: steps from point to point on a grid of a tenth, so that rounding never adds up. */
const written = (segments, matrix) => {
  const mapped = ([x, y]) => [
    Math.round(10 * (LEFT + SCALE * (matrix[0] * x + matrix[2] * y + matrix[4]))),
    Math.round(10 * SCALE * (matrix[1] * x + matrix[3] * y + matrix[5])),
  ];
  let at = [0, 0];
  let start = at;
  let text = '';
  const tenth = (n) => String(n / 10).replace(/^(-?)0\./, '$1.');
  for (const [letter, ...points] of segments) {
    if (letter === 'Z') {
      text += 'z';
      at = start;
      continue;
    }
    const places = points.map(mapped);
    const isFirst = text === '';
    const numbers = places.flatMap(([x, y]) =>
      isFirst ? [tenth(x), tenth(y)] : [tenth(x - at[0]), tenth(y - at[1])],
    );
    text += (isFirst ? 'M' : letter.toLowerCase()) + numbers.join(' ').replaceAll(' -', '-');
    at = places.at(-1);
    if (letter === 'M') start = at;
  }
  return text;
};

const pathsOf = (name) => {
  const source = readFileSync(join(folder, 'components/regular/regular', `Regular${name}.tsx`), 'utf8');
  return [...source.matchAll(/<path\s([\s\S]*?)\/>/g)].map(([, attributes]) => ({
    d: /\bd="([^"]*)"/.exec(attributes)[1],
    fill: /fill: "([^"]*)"/.exec(attributes)?.[1] ?? '#000',
    matrix: matrixOf(/transform="([^"]*)"/.exec(attributes)?.[1] ?? ''),
  }));
};
const joined = (paths) => paths.map(({ d, matrix }) => written(wound(absolute(d)), matrix)).join('');

const numeral = (n) => joined(pathsOf(`Man${n}`).filter(({ fill }) => fill !== MAN.red));
const wan = joined(pathsOf('Man1').filter(({ fill }) => fill === MAN.red));
const entry = ([code, d]) => `  '${code}':\n    '${d}',\n`;

writeFileSync(
  new URL('../src/tiles/art/brush.ts', import.meta.url),
  `/** Brush characters on a face of 100 by 125, one path each. Written by \`scripts/brush-glyphs.mjs\`. */

/** 萬, below its numeral. */
export const WAN =
  '${wan}';

/** The numerals above it, from one to nine. */
export const NUMERALS: readonly string[] = [
${NUMERALS.map((n) => `  '${numeral(n)}',\n`).join('')}];

/** Winds, green and red; the white dragon has no character. */
export const HONOURS = {
${Object.entries(HONOURS)
  .map(([code, name]) => entry([code, joined(pathsOf(name))]))
  .join('')}} as const;
`,
);
