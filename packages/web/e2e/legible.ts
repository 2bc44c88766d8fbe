/** Texts of a table against what they stand on. axe-core judges nothing that stands on a gradient, and every felt is one. */
import type { Page } from 'playwright-core';

/** What WCAG asks for texts, and for large ones. */
const LEAST = 4.5;
const LEAST_LARGE = 3;

const LOOKS = {
  theme: ['dark', 'light', 'contrast'],
  felt: ['green', 'blue', 'wine', 'slate', 'mint'],
} as const;

/** Runs in the page. Names texts that are too faint, of the whole table. */
const look = ([least, leastLarge]: readonly [number, number]): string[] => {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (canvas === null) return ['no canvas'];
  const colourOf = (text: string): Colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
    r * a + red * (1 - a),
    g * a + green * (1 - a),
    b * a + blue * (1 - a),
    1,
  ];
  const light = ([r, g, b]: Colour): number => {
    const [red = 0, green = 0, blue = 0] = [r, g, b]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  /** Every colour that an element may have behind it, the felt first. */
  const groundsOf = (one: Element): readonly Colour[] => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const below: readonly Colour[] =
      one.matches('.felt') || one.parentElement === null ? [[0, 0, 0, 1]] : groundsOf(one.parentElement);
    const plain = below.map((ground) => over(colourOf(backgroundColor), ground));
    const painted = backgroundImage.match(/(?:rgba?|color|oklab|oklch)\([^()]*\)/g) ?? [];
    const layers = painted.map(colourOf).filter(([, , , alpha]) => alpha > 0.5);
    return layers.length === 0
      ? plain
      : layers.flatMap((layer) => plain.map((ground) => over(layer, ground)));
  };
  const clarityOf = (one: Element): number =>
    Number(getComputedStyle(one).opacity) *
    (one.matches('.felt') || one.parentElement === null ? 1 : clarityOf(one.parentElement));
  const texts = [...document.querySelectorAll('.felt *')].filter(
    (one) =>
      [...one.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      ) &&
      one.checkVisibility() &&
      // What only a screen reader is given has no colour, and what cannot be pressed may be faint.
      one.closest('.sr-only, .tile, :disabled, [aria-disabled="true"]') === null &&
      one.getBoundingClientRect().width > 1,
  );
  return texts.flatMap((one) => {
    const { color, fontSize, fontWeight } = getComputedStyle(one);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const [r, g, b, alpha] = colourOf(color);
    const ink: Colour = [r, g, b, alpha * clarityOf(one)];
    const found = Math.min(...groundsOf(one).map((ground) => contrast(over(ink, ground), ground)));
    return found < (isLarge ? leastLarge : least)
      ? [`${one.closest('[class]')?.className}: ${found.toFixed(1)}`]
      : [];
  });
};

/** Runs in the page. */
const dress = async ([theme, felt]: readonly [string, string]): Promise<void> => {
  Object.assign(document.documentElement.dataset, { theme, felt });
  // Colours that are still on their way are no colours to judge.
  const moves = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moves.map(({ finished }) => finished));
};

/** Texts that are too faint, on every felt in every theme. */
export const faintIn = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const theme of LOOKS.theme) {
    for (const felt of LOOKS.felt) {
      await page.evaluate(dress, [theme, felt] as const);
      const faint = await page.evaluate(look, [LEAST, LEAST_LARGE] as const);
      found.push(...new Set(faint.map((each) => `${theme}, ${felt}: ${each}`)));
    }
  }
  return found;
};
