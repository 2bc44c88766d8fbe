/** Where a game is shown: redrawn in place on a terminal, line after line everywhere else. */

import type { Output } from '../edge/io.ts';
import type { BoardLine } from './boardLine.ts';
import type { Painter } from './paint.ts';
import { wrapped } from './width.ts';

export interface Frame {
  /** The table; the first line is its heading. */
  readonly board: readonly BoardLine[];
  /** What has happened since the last frame. */
  readonly news: readonly string[];
  /** Said about the question, and gone with the next frame. */
  readonly notes?: readonly string[];
  /** The own hand and its keys, when there is a question. */
  readonly hand?: readonly BoardLine[];
  /** A place to stop and read: the news is shown whole, however long it is. */
  readonly isPause?: boolean;
}

export interface Screen {
  readonly width: number;
  show(frame: Frame): void;
  /** A long text as pages that fit, each to be turned to; null where it is simply printed. */
  pages(lines: readonly string[]): readonly Page[] | null;
  turnTo(page: Page): void;
}

export type Page = readonly string[];

const NARROWEST = 60;
const DEFAULT_WIDTH = 100;
const DEFAULT_ROWS = 24;
/** Heading, two rules, the typed line and the one after it. */
const OTHER_ROWS = 5;
const FEWEST_NEWS = 2;
/** The question below a page, and the row after it. */
const ROWS_BELOW = 2;
/** From so many rows on there is room for a gap between the seats. */
const ROOMY = 34;
const HOME = '\u001b[H';
const CLEAR_LINE = '\u001b[K';
const CLEAR_BELOW = '\u001b[J';
const CLEAR_ALL = '\u001b[2J';

const widthFor = ({ columns }: Output): number => Math.max(NARROWEST, columns ?? DEFAULT_WIDTH);

const boardText = (painter: Painter, lines: readonly BoardLine[]): string[] =>
  lines.map(({ text, dim, isBold, isFaint }) => {
    if (isFaint) return painter.paint('dim', text);
    const painted = painter.tiles(text, dim);
    return isBold ? painter.paint('bold', painted) : painted;
  });

const spaced = (lines: readonly BoardLine[]): BoardLine[] =>
  lines.flatMap((line, i) => (line.isLast && i < lines.length - 1 ? [line, { text: '' }] : [line]));

/** Heading, table, news, hand: always in the same places, with the latest news at the bottom of its part. */
export class LiveScreen implements Screen {
  readonly #out: Output;
  readonly #painter: Painter;
  #news: string[] = [];
  #isFirst = true;

  constructor(out: Output, painter: Painter) {
    this.#out = out;
    this.#painter = painter;
  }

  get width(): number {
    return widthFor(this.#out);
  }

  get #rows(): number {
    return this.#out.rows ?? DEFAULT_ROWS;
  }

  show({ board, news, notes = [], hand = [], isPause = false }: Frame): void {
    const { paint } = this.#painter;
    const rule = paint('dim', '─'.repeat(this.width));
    const [heading, ...table] = boardText(this.#painter, this.#rows < ROOMY ? board : spaced(board));
    const question = boardText(
      this.#painter,
      hand.flatMap((line) => wrapped(line.text, this.width).map((text) => ({ ...line, text }))),
    );
    const below = question.length === 0 ? [] : [rule, ...question];
    this.#news.push(...news);
    const said = notes.flatMap((line) => this.#broken(line));
    const room = this.#rows - table.length - below.length - said.length - OTHER_ROWS;
    const shown = this.#recent(Math.max(room, isPause ? news.length : said.length > 0 ? 0 : FEWEST_NEWS));
    const lines = [paint('bold', heading ?? ''), rule, ...table, rule, ...shown, ...said, ...below];
    const start = this.#isFirst ? CLEAR_ALL + HOME : HOME;
    this.#isFirst = false;
    this.#out.write(`${start}${lines.map((line) => `${line}${CLEAR_LINE}\n`).join('')}${CLEAR_BELOW}`);
  }

  /** What was one line stays on one page. */
  pages(lines: readonly string[]): Page[] {
    const pages: string[][] = [[]];
    for (const line of lines) {
      const parts = wrapped(line, this.width);
      const page = pages.at(-1) ?? [];
      if (page.length === 0 || page.length + parts.length <= this.#rows - ROWS_BELOW) page.push(...parts);
      else pages.push(parts);
    }
    return pages;
  }

  turnTo(page: Page): void {
    this.#out.write(`${CLEAR_ALL}${HOME}${page.map((line) => `${this.#painter.news(line)}\n`).join('')}`);
  }

  /** As many of the last lines as there is room for, filled up so that the hand stays in its place. */
  #recent(room: number): string[] {
    this.#news = this.#news.slice(-200);
    const lines = this.#news
      .flatMap((line) => this.#broken(line))
      .slice(room === 0 ? Number.POSITIVE_INFINITY : -room);
    return [...lines, ...Array.from({ length: room - lines.length }, () => '')];
  }

  #broken(line: string): string[] {
    return wrapped(line, this.width).map((part) => this.#painter.news(part));
  }
}

/** A transcript: the news as it comes, the table where somebody is asked or a round ends. */
export class PlainScreen implements Screen {
  readonly #out: Output;
  readonly #painter: Painter;

  constructor(out: Output, painter: Painter) {
    this.#out = out;
    this.#painter = painter;
  }

  get width(): number {
    return widthFor(this.#out);
  }

  pages(): null {
    return null;
  }

  turnTo(page: Page): void {
    this.#out.write(page.map((line) => `${line}\n`).join(''));
  }

  show({ board, news, notes = [], hand = [], isPause = false }: Frame): void {
    // Asked again about the same table: what was wrong is enough.
    if (notes.length > 0) {
      this.#out.write(`${notes.join('\n')}\n`);
      return;
    }
    const table = hand.length > 0 || isPause ? ['', ...boardText(this.#painter, board), ''] : [];
    const lines = [
      ...news.flatMap((line) => wrapped(line, this.width)).map((line) => this.#painter.news(line)),
      ...table,
      ...boardText(this.#painter, hand),
    ];
    if (lines.length > 0) this.#out.write(`${lines.join('\n')}\n`);
  }
}
