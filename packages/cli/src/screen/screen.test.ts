import { expect, test } from 'vitest';
import { TestIo } from '../testing/io.ts';
import { Painter, PLAIN, SUIT_PALETTE } from './paint.ts';
import { LiveScreen, PlainScreen } from './screen.ts';

const painter = new Painter(PLAIN, SUIT_PALETTE);
const lines = Array.from({ length: 25 }, (_, i) => `line ${i + 1}`);

test('a long text is cut into pages that leave room for a question, and none inside a line', () => {
  const { out } = new TestIo([], { columns: 60, rows: 12 });
  const screen = new LiveScreen(out, painter);
  expect(screen.pages(lines).map((page) => page.length)).toEqual([10, 10, 5]);
  expect(screen.pages(lines).flat()).toEqual(lines);
  const long = `${'a'.repeat(40)} ${'b'.repeat(40)}`;
  expect(screen.pages([...lines.slice(0, 9), long]).map((page) => page.length)).toEqual([9, 2]);
  expect(screen.pages([])).toEqual([[]]);
});

test('a page takes the place of everything', () => {
  const io = new TestIo([], { columns: 60, rows: 12 });
  new LiveScreen(io.out, painter).turnTo(['one', 'two']);
  expect(io.printed).toBe('\u001b[2J\u001b[Hone\ntwo\n');
});

test('without a terminal there are no pages: everything is printed', () => {
  const io = new TestIo();
  const screen = new PlainScreen(io.out, painter);
  expect(screen.pages()).toBeNull();
  screen.turnTo(['one', 'two']);
  screen.turnTo([]);
  expect(io.printed).toBe('one\ntwo\n');
});
