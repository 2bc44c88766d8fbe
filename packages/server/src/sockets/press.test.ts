import { createInflateRaw } from 'node:zlib';
import { expect, test } from 'vitest';
import { chanceOf } from '../testing/chance.ts';
import { Press, WINDOW_BITS } from './press.ts';

const TAIL = Buffer.from([0, 0, 0xff, 0xff]);

/** Whoever reads has one stream from the first message to the last. */
const readAll = async (pressed: readonly Buffer[]): Promise<readonly string[]> => {
  const reader = createInflateRaw({ windowBits: WINDOW_BITS });
  const texts: string[] = [];
  for (const one of pressed) {
    const pieces: Buffer[] = [];
    const hear = (piece: Buffer) => void pieces.push(piece);
    reader.on('data', hear);
    await new Promise<void>((resolve, reject) => {
      reader.write(one);
      reader.write(TAIL, (error) => (error ? reject(error) : resolve()));
    });
    reader.off('data', hear);
    texts.push(Buffer.concat(pieces).toString());
  }
  reader.close();
  return texts;
};

const view = (number: number, size: number): string =>
  JSON.stringify({ number, view: Array.from({ length: size }, (_, i) => `tile ${i % 136} of ${i}`) });

test('what was pressed, message after message, comes back as it was, whatever their sizes', async () => {
  const press = new Press();
  const sizes = [0, 1, 3, 40, 40, 200, 700, 2, 90, 90, 90, 90, 90, 1_000, 5, 5, 300, 300, 41, 42, 43];
  const texts = sizes.map((size, i) => view(i, size));
  expect(Math.max(...texts.map(({ length }) => length))).toBeGreaterThan(2 * 8_192);
  expect(await readAll(texts.map((text) => press.press(text)))).toEqual(texts);
});

test('what is said in any language comes back', async () => {
  const press = new Press();
  const texts = ['麻将', '血战到底 🀄', '', 'ソウズ', '麻将', 'é'.repeat(20_000), '麻将'];
  expect(await readAll(texts.map((text) => press.press(text)))).toEqual(texts);
});

test('what was said just before costs almost nothing', () => {
  const press = new Press();
  const first = press.press(view(1, 100)).length;
  expect(press.press(view(2, 100)).length).toBeLessThan(first / 10);
});

test('what stands before comes back from any distance in any length', async () => {
  const press = new Press();
  const chance = chanceOf(1, 'press', 0);
  const upTo = (most: number): number => Math.floor(chance() * most);
  let all = '';
  const texts = Array.from({ length: 400 }, () => {
    let text = '';
    for (let pieces = upTo(12); pieces > 0; pieces--) {
      const from = Math.max(0, all.length - upTo(9_000));
      text += all.slice(from, from + upTo(600));
      for (let fresh = upTo(9); fresh > 0; fresh--) text += String.fromCharCode(32 + upTo(220));
    }
    all += text;
    return text;
  });
  expect(await readAll(texts.map((text) => press.press(text)))).toEqual(texts);
});

test('long runs of one thing come back', async () => {
  const press = new Press();
  const texts = [1, 3, 4, 257, 258, 259, 260, 261, 262, 263, 516, 517, 520, 9_000].map((size) =>
    'a'.repeat(size),
  );
  expect(await readAll(texts.map((text) => press.press(text)))).toEqual(texts);
});

test('what is new, as hashes are, costs no more than it has to, and what follows still comes back', async () => {
  const press = new Press();
  const chance = chanceOf(1, 'hashes', 0);
  const hashes = (count: number): string =>
    Array.from({ length: 64 * count }, () => Math.floor(16 * chance()).toString(16)).join('');
  const texts = [
    view(1, 100),
    hashes(6),
    view(2, 100),
    hashes(8),
    hashes(64),
    view(3, 100),
    hashes(1_000),
    view(4, 9),
  ];
  const pressed = texts.map((text) => press.press(text));
  expect(await readAll(pressed)).toEqual(texts);
  for (const at of [1, 3]) expect(pressed[at]?.length).toBeLessThan(0.65 * (texts[at]?.length ?? 0));
});
