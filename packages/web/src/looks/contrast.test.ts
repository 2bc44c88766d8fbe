/** Texts can be read: the contrast of the colours in the style sheet, computed as WCAG asks. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('./themes.css', import.meta.url), 'utf8').replaceAll('"', "'");

/** The plain colours of a block, by name. */
const colours = (selector: string): Record<string, string> => {
  const start = CSS.indexOf(`${selector} {`);
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

const DARK = colours(':root');
const THEMES = {
  dark: DARK,
  light: { ...DARK, ...colours(":root[data-theme='light']") },
  contrast: { ...DARK, ...colours(":root[data-theme='contrast']") },
};

const TEXTS = ['ink', 'ink-soft', 'accent', 'danger', 'good'];
const GROUNDS = [
  'page',
  'page-glow',
  'panel',
  'panel-raised',
  ...['green', 'blue', 'wine', 'slate'].flatMap((felt) => [`felt-${felt}`, `felt-${felt}-deep`]),
];
const PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ['accent-ink', 'accent'] as const,
  ['danger-ink', 'danger'] as const,
  ['strong-ink', 'strong'] as const,
];

const ratio = (theme: Record<string, string>, [text, ground]: readonly [string, string]): number => {
  const [front, back] = [theme[text], theme[ground]];
  if (front === undefined || back === undefined) throw new Error(`no colour ${text} or ${ground}`);
  return contrast(front, back);
};

describe.each(Object.entries(THEMES))('contrast in the %s theme', (name, theme) => {
  it.each(PAIRS)(`%s on %s`, (...pair) => {
    // Who asks for high contrast gets the stricter measure.
    expect(ratio(theme, pair)).toBeGreaterThanOrEqual(name === 'contrast' ? 7 : 4.5);
  });

  it.each(GROUNDS)('focus on %s', (ground) => {
    expect(ratio(theme, ['focus', ground])).toBeGreaterThanOrEqual(3);
  });
});

it('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
