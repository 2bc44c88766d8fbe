import { GAMES, kinds } from '@paiju/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PAGE_GAMES } from '../games/index.ts';
import { spriteMarkup, symbolId } from './sprite.ts';
import { CodeFace, TileFace } from './TileFace.tsx';

const ARTS = Object.values(PAGE_GAMES).map(({ art }) => art);
const MARKUP = spriteMarkup(ARTS);
const drawings = new Map(
  [...MARKUP.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id, drawing]) => [id, drawing]),
);
const FACES = ['classic', 'numerals'] as const;

describe.each(Object.entries(GAMES))('the faces of %s', (_ruleset, { rules }) => {
  it.each(FACES)('%s: each tile has a drawing no other tile has', (face) => {
    const own = rules.tiles.codes.map((code) => drawings.get(symbolId(code, face)) ?? '');
    expect(own.filter((drawing) => !drawing.includes(' d="M'))).toEqual([]);
    expect(new Set(own).size).toBe(rules.tiles.codes.length);
  });
});

describe('the sprite', () => {
  it('is drawn with numbers, all of them', () => {
    expect(MARKUP).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is not drawn where two games draw one tile in their own way', () => {
    const other = { tiles: GAMES.xuezhan.rules.tiles, draw: () => '' };
    expect(() => spriteMarkup([...ARTS, other])).toThrow('1m');
  });

  it('holds no symbol twice', () => {
    expect(drawings.size).toBe(MARKUP.split('<symbol ').length - 1);
  });
});

describe('a tile on the page', () => {
  const [first = null] = kinds(GAMES.xuezhan.rules.tiles);

  it.each(FACES)('uses the symbol of its face: %s', (face) => {
    const markup = renderToStaticMarkup(<CodeFace code="1m" face={face} />);
    expect(markup).toContain(`href="#tile-${face}-1m"`);
  });

  it('shows nothing of a tile that lies face down', () => {
    const markup = renderToStaticMarkup(<TileFace ruleset="xuezhan" tile={null} />);
    expect(markup).toContain('tile-back');
    expect(markup).not.toContain('href');
  });

  it('says nothing to a screen reader', () => {
    expect(renderToStaticMarkup(<TileFace ruleset="xuezhan" tile={first} />)).toContain(
      '<span class="tile" aria-hidden="true"',
    );
  });
});
