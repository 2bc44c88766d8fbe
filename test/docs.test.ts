/** The pages in docs/: every link leads somewhere, and every file they name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGES = readdirSync(join(ROOT, 'docs'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);

const withoutBlocks = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');
const anchorsOf = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links to files and headings of ours that lead nowhere. */
const deadLinks = (page: string, text: string): string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(ROOT, file))) return true;
      const there = path === '' ? text : readFileSync(join(ROOT, file), 'utf8');
      return anchor !== undefined && !anchorsOf(there).includes(anchor);
    });

/** Where a file that is named may be: from the root, from the sources of the engine or of the page. */
const BASES = ['', 'docs', 'packages/engine/src', 'packages/web/src'];

/** Files named in the text that are not there. */
const missingFiles = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|md|json|jsonl|py|mjs))`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !BASES.some((base) => existsSync(join(ROOT, base, file))));

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  test('has no dead link', () => expect(deadLinks(page, text)).toEqual([]));
  test('names no file that is not there', () => expect(missingFiles(text)).toEqual([]));
});

test('the check can fail', () => {
  expect(deadLinks('docs/wall.md', '[a](nowhere.md) [b](wall.md#nothing) [c](#none) [d](wall.md)')).toEqual([
    'nowhere.md',
    'wall.md#nothing',
    '#none',
  ]);
  expect(missingFiles('`play/nowhere.ts` `play/wall.ts` `docs/wall.md`')).toEqual(['play/nowhere.ts']);
});

test('the page about the protocol names its version', () => {
  const text = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8');
  expect(text).toContain(`The language has a version, \`${PROTOCOL}\`.`);
});
