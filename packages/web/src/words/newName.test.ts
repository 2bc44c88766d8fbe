import { isName } from '@paiju/engine/input';
import type { Language } from '@paiju/words';
import { LANGUAGES } from '@paiju/words';
import { expect, test } from 'vitest';
import { nameFrom } from './newName.ts';
import { wordsIn } from './testing/words.ts';

const PARTS = 20;
const chances = Array.from({ length: PARTS }, (_, i) => i / PARTS);

test.each<Language>(LANGUAGES)('%s: whatever chance says is a name, and not the same twice', (language) => {
  const t = wordsIn(language);
  const names = chances.flatMap((how) => chances.map((who) => nameFrom(t, [how, who])));
  expect(names.filter((name) => !isName(name))).toEqual([]);
  expect(new Set(names).size).toBe(PARTS * PARTS);
  expect(isName(nameFrom(t, [1 - 2 ** -32, 1 - 2 ** -32]))).toBe(true);
});
