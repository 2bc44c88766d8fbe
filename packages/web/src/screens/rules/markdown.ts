/** The rule book read into sections and blocks: as much Markdown as it uses. */
import type { GameId } from '@paiju/engine';
import type { Inline } from './inline.ts';
import { inlinesOf, plainText } from './inline.ts';

/** A point of a list; rules have a number that they can be found by. */
export interface Item {
  readonly id: string | null;
  readonly pieces: readonly Inline[];
}

export type Block =
  | { readonly type: 'paragraph'; readonly pieces: readonly Inline[] }
  | { readonly type: 'list'; readonly items: readonly Item[] }
  | { readonly type: 'table'; readonly head: Row; readonly rows: readonly Row[] }
  | { readonly type: 'code'; readonly text: string };

type Cell = readonly Inline[];
type Row = readonly Cell[];

export interface Section {
  /** `section-13`; the first has no number. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const readBook = (ruleset: GameId, markdown: string): Section[] =>
  markdown.split(/^#{1,2} /m).flatMap((part, place) => {
    const [title = '', ...lines] = part.split('\n');
    const text = lines.join('\n').trim();
    if (part.trim() === '') return [];
    return [{ id: `section-${place}`, title: title.trim(), blocks: blocksOf(ruleset, text) }];
  });

const blocksOf = (ruleset: GameId, text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => blockOf(ruleset, block.split('\n')));

const blockOf = (ruleset: GameId, lines: readonly string[]): Block => {
  const [first = ''] = lines;
  if (first.startsWith('```')) return { type: 'code', text: lines.slice(1, -1).join('\n') };
  if (first.startsWith('|')) return tableOf(ruleset, lines);
  if (first.startsWith('- ')) return { type: 'list', items: itemsOf(ruleset, lines) };
  return { type: 'paragraph', pieces: inlinesOf(ruleset, lines.join(' ')) };
};

const ID = /^\*\*([XWH]-\d+\.\d+)\*\* /;

/** A line that begins no point goes on with the last one. */
const itemsOf = (ruleset: GameId, lines: readonly string[]): Item[] =>
  lines
    .join('\n')
    .split(/\n?^- /m)
    .filter((item) => item !== '')
    .map((item) => {
      const id = ID.exec(item)?.[1] ?? null;
      const text = item.replace(ID, '').replaceAll('\n', ' ');
      return { id, pieces: inlinesOf(ruleset, text) };
    });

const tableOf = (ruleset: GameId, lines: readonly string[]): Block => {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inlinesOf(ruleset, cell.trim())),
  );
  return { type: 'table', head, rows };
};

/** The sections with only what holds all the words looked for; everything where none is. */
export const searched = (sections: readonly Section[], query: string): readonly Section[] => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sections;
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.flatMap((block) => blockWith(block, holds)) }))
    .filter(({ blocks }) => blocks.length > 0);
};

const blockWith = (block: Block, holds: (text: string) => boolean): Block[] => {
  switch (block.type) {
    case 'paragraph':
      return holds(plainText(block.pieces)) ? [block] : [];
    case 'code':
      return holds(block.text) ? [block] : [];
    case 'list': {
      const items = block.items.filter(({ id, pieces }) => holds(`${id ?? ''} ${plainText(pieces)}`));
      return items.length === 0 ? [] : [{ type: 'list', items }];
    }
    case 'table': {
      const rows = block.rows.filter((row) => holds(row.map(plainText).join(' ')));
      return rows.length === 0 ? [] : [{ ...block, rows }];
    }
  }
};

/** How many places a search has found. */
export const placesIn = (sections: readonly Section[]): number =>
  sections.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + sizeOf(block), 0);

const sizeOf = (block: Block): number =>
  block.type === 'list' ? block.items.length : block.type === 'table' ? block.rows.length : 1;
