import { CHARACTERS } from '@paiju/engine/haiyuki';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EXPRESSIONS } from './art/expression.ts';
import { Portrait } from './Portrait.tsx';

describe.each(CHARACTERS)('the portrait of %s', (character) => {
  const faces = EXPRESSIONS.map((expression) =>
    renderToStaticMarkup(<Portrait character={character} expression={expression} />),
  );

  it('is small', () => {
    for (const face of faces) expect(face.length).toBeLessThan(3000);
  });

  it('has three faces', () => {
    expect(new Set(faces).size).toBe(EXPRESSIONS.length);
  });

  it('has no number that is none', () => {
    for (const face of faces) expect(face).not.toMatch(/NaN|undefined/);
  });
});

it('hides whoever is not known yet', () => {
  expect(renderToStaticMarkup(<Portrait character="mayu" isMasked />)).toContain('data-masked');
});
