/** Texts can be read: the contrast of the colours in the style sheet, computed as WCAG asks. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('./themes.css', import.meta.url), 'utf8').replaceAll('"', "'");

/** The plain colours of a block, by name. */
const colours = (selector: string): Record<string, string> => {
  const start = CSS.indexOf(`\n${selector}`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const block = CSS.slice(start, CSS.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
};

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const DARK = colours(':root,');
const THEMES = {
  dark: DARK,
  light: { ...DARK, ...colours(":root[data-theme='light'],") },
  contrast: { ...DARK, ...colours(":root[data-theme='contrast'],") },
};

const TEXTS = ['ink', 'ink-soft', 'accent', 'danger', 'good'];
const PAGES = ['page', 'page-glow', 'panel', 'panel-raised'];
const DEEP = ['green', 'blue', 'wine', 'slate'].flatMap((felt) => [`felt-${felt}`, `felt-${felt}-deep`]);
const MINT = ['felt-mint', 'felt-mint-deep'];

type Colours = Readonly<Record<string, string>>;

const ratio = (texts: Colours, text: string, [grounds, ground]: readonly [Colours, string]): number => {
  const [front, back] = [texts[text], grounds[ground]];
  if (front === undefined || back === undefined) throw new Error(`no colour ${text} or ${ground}`);
  return contrast(front, back);
};

// [theme, whose texts stand on deep felts, whose on mint, the measure]: who asks for high contrast gets the stricter one
const CASES: readonly [keyof typeof THEMES, keyof typeof THEMES, keyof typeof THEMES, number][] = [
  ['dark', 'dark', 'light', 4.5],
  ['light', 'dark', 'light', 4.5],
  ['contrast', 'contrast', 'contrast', 7],
];

describe.each(CASES)('contrast in the %s theme', (name, deep, mint, least) => {
  const page = THEMES[name];
  const seen = [
    ...PAGES.map((ground) => [page, ground] as const),
    ...DEEP.map((ground) => [THEMES[deep], ground] as const),
    ...MINT.map((ground) => [THEMES[mint], ground] as const),
  ];

  it.each(seen)('texts on %#', (texts, ground) => {
    for (const text of TEXTS)
      expect(ratio(texts, text, [page, ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
    expect(ratio(texts, 'focus', [page, ground]), `focus on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  it.each(['accent', 'danger', 'strong'])('what stands on %s', (ground) => {
    expect(ratio(page, `${ground}-ink`, [page, ground])).toBeGreaterThanOrEqual(least);
  });

  it.each(DEEP)('ivory tiles on %s', (felt) => {
    for (const part of ['tile-face', 'tile-face-low', 'tile-side'])
      expect(ratio(page, part, [page, felt]), part).toBeGreaterThanOrEqual(3);
  });
});

it('only mint is chosen away from the deep felts', () => {
  const light = CSS.slice(CSS.indexOf("\n:root[data-theme='light'],"));
  expect(light.slice(0, light.indexOf('{'))).toContain(":root[data-felt='mint'] .on-felt");
  expect(colours(":root[data-theme='light'],")).not.toHaveProperty('felt-green');
});

it('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
