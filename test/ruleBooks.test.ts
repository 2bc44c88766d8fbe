/** The rule books: which version they are, and how records of older versions are played. */
import { GAME_IDS, GAMES } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { OptionField } from '../packages/engine/src/play/options.ts';
import { writeOptionText } from '../packages/engine/src/play/options.ts';
import { bookIn } from '../packages/engine/src/testing/book.ts';
import { read } from './recordPage.ts';

describe.each(GAME_IDS)('%s', (id) => {
  const { rules } = GAMES[id];
  const path = `packages/engine/src/rules/${id}/`;
  const text = read(`${path}RULES.md`);

  test('the book says which version it is', () =>
    expect(/^These rules are version (\d+), /m.exec(text)?.[1]).toBe(String(rules.version)));

  test('the book says which options came later, and with which value play goes on as before', () => {
    const fields: readonly [string, OptionField][] = Object.entries(rules.options.fields);
    const later = fields.flatMap(([code, { since }]) =>
      since === undefined ? [] : [[code, String(since.version), writeOptionText(since.before)]],
    );
    const rows = text.includes('| since version |')
      ? bookIn(new URL(`../${path}`, import.meta.url)).table('code | since version')
      : [];
    expect(rows).toEqual(later);
  });
});
